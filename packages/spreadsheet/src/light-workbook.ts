import { strFromU8, strToU8, zipSync } from 'fflate';
import { type SplitSheet, splitPlainRows } from './plain-rows.ts';
import { SharedTexts } from './shared-texts.ts';
import { type CheckedParts, onlySheetPart } from './workbook-limits.ts';
import { XmlNesting } from './xml-nesting.ts';

const sharedPart = 'xl/sharedStrings.xml';
const relations = 'xl/_rels/workbook.xml.rels';

/** A workbook without the plain rows of its only sheet, and those rows. */
export interface LightWorkbook {
  readonly bytes: Uint8Array;
  /** Null when the rows are all in the workbook. */
  readonly split: SplitSheet | null;
}

/**
 * Takes the plain rows out of a workbook with one sheet: a library that makes objects of every tag needs ten times
 * as long for them. All the rest, and any workbook in another form, is read by the library. Null when elements of
 * the sheet do not close as they open.
 */
export function lightWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  parts: CheckedParts,
  columns: number,
): LightWorkbook | null {
  const name = onlySheetPart(parts.keys());
  const content = name === null ? null : parts.get(name);
  if (name === null || content == null) return { bytes, split: null };
  if (isUtf16(content)) return { bytes, split: null };
  const xml = new TextDecoder().decode(content);
  const shared = sharedTexts(parts);
  const split = namesPart(parts, 'worksheet', name) ? splitPlainRows(xml, shared, columns) : null;
  if (!isNested(split?.rest ?? xml)) return null;
  if (split === null) return { bytes, split: null };
  const rest = new Map<string, Uint8Array>([[name, strToU8(split.rest)]]);
  if (shared !== null) rest.set(sharedPart, strToU8(shared.onlyFor(split.rest)));
  const files = [...parts].flatMap(([part, held]): [string, Uint8Array][] => {
    const now = rest.get(part) ?? held;
    return now === null ? [] : [[part, now]];
  });
  return { bytes: zipSync(Object.fromEntries(files), { level: 0 }), split };
}

const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

function isNested(xml: string): boolean {
  const nesting = new XmlNesting();
  nesting.push(xml);
  return nesting.isWhole();
}

function sharedTexts(parts: CheckedParts): SharedTexts | null {
  const content = parts.get(sharedPart);
  if (content == null || isUtf16(content) || !namesPart(parts, 'sharedStrings', sharedPart)) return null;
  return SharedTexts.read(new TextDecoder().decode(content));
}

/** Whether the workbook names one part of a kind, and it is this one. */
function namesPart(parts: CheckedParts, kind: string, name: string): boolean {
  const content = parts.get(relations);
  if (content == null || isUtf16(content)) return false;
  const named = [...strFromU8(content).matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/g)].filter(([tag]) =>
    new RegExp(`Type="[^"]*/${kind}"`).test(tag),
  );
  const target = /Target="([^"]*)"/.exec(named[0]?.[0] ?? '')?.[1];
  return named.length === 1 && (target === `/${name}` || `xl/${target}` === name);
}
