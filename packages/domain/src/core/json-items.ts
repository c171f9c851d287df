import { flawAfter, type JsonFlaw, jsonFlaw } from './json-flaw.ts';

const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const opens: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const closes: ReadonlySet<number> = new Set([0x5d, 0x7d]);
const blanks: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** Why a text is no list of items. */
export class JsonListFault extends Error {
  readonly code: 'not-an-array' | 'unreadable';

  /** Where and how the text stops being a list of items; null where its items are too large, or it is other JSON. */
  readonly flaw: JsonFlaw | null;

  constructor(code: 'not-an-array' | 'unreadable', message: string, flaw: JsonFlaw | null = null) {
    super(message);
    this.code = code;
    this.flaw = flaw;
  }
}

/**
 * The items of a JSON array one after the other, so that a hundred thousand never are in memory together. Throws
 * {@link JsonListFault} at the first item that is no JSON or is longer than `maxLength`, and when the text is
 * something else than an array. A byte order mark in front is passed over.
 */
export function* jsonItems(text: string, maxLength: number): Generator<unknown> {
  const start = skipBlanks(text, text.startsWith('\ufeff') ? 1 : 0);
  if (text[start] !== '[') throw notAnArray(text.slice(start), maxLength);
  let position = skipBlanks(text, start + 1);
  if (text[position] === ']') return endAfter(text, position);
  for (let number = 1; ; number += 1) {
    const end = endOfItem(text, position);
    if (end - position > maxLength) throw unreadable(`item ${number} is too large`);
    yield parseItem(text, position, end, number);
    if (text[end] === ']') return endAfter(text, end);
    if (text[end] !== ',') throw unreadable('the list does not end', jsonFlaw(text, start));
    position = end + 1;
  }
}

const unreadable = (message: string, flaw: JsonFlaw | null = null): JsonListFault =>
  new JsonListFault('unreadable', message, flaw);

function skipBlanks(text: string, from: number): number {
  let position = from;
  while (blanks.has(text.charCodeAt(position))) position += 1;
  return position;
}

function endAfter(text: string, close: number): void {
  const end = skipBlanks(text, close + 1);
  if (end < text.length) throw unreadable('there is text after the list', flawAfter(text, end));
}

/** Where the item ends that begins at a position: at the comma or the bracket after it, or with the text. */
function endOfItem(text: string, from: number): number {
  let depth = 0;
  let position = from;
  for (; position < text.length; position += 1) {
    const byte = text.charCodeAt(position);
    if (byte === quote) position = endOfText(text, position);
    else if (depth === 0 && (byte === comma || closes.has(byte))) return position;
    else if (opens.has(byte)) depth += 1;
    else if (closes.has(byte)) depth -= 1;
  }
  return position;
}

function endOfText(text: string, from: number): number {
  let position = from + 1;
  while (position < text.length && text.charCodeAt(position) !== quote)
    position += text.charCodeAt(position) === backslash ? 2 : 1;
  return position;
}

function parseItem(text: string, from: number, end: number, number: number): unknown {
  try {
    return JSON.parse(text.slice(from, end));
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : String(fault);
    throw unreadable(`item ${number}: ${message}`, jsonFlaw(text, from));
  }
}

/** A small text is read to tell other JSON from no JSON; a large one is not worth it. */
function notAnArray(text: string, maxLength: number): JsonListFault {
  if (text.length <= maxLength) {
    try {
      JSON.parse(text);
    } catch (fault) {
      return unreadable(fault instanceof Error ? fault.message : String(fault), jsonFlaw(text));
    }
  }
  return new JsonListFault('not-an-array', 'the text is no list');
}
