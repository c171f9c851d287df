import type { Clash, ClashCode, Unchecked } from '@pp-tools/domain/compatibility';
import { drivetrainMessages } from './drivetrain-messages.ts';
import type { Message } from './finding-message.ts';
import { fieldText, valueText } from './finding-words.ts';
import { fitMessages } from './fit-messages.ts';
import { slotText } from './slot-texts.ts';

/** Every code has its text: a missing one is an error here. */
const messages: Readonly<Record<ClashCode, Message>> = { ...drivetrainMessages, ...fitMessages };

/** A clash in two sentences: part B needs X and part A has Y, and what to do. */
export function clashText(clash: Clash): readonly [what: string, remedy: string] {
  const { code, part, other, end } = clash;
  const [what, remedy] = messages[code]({
    a: part.name,
    b: other?.name ?? '',
    x: valueText(part.value),
    y: valueText(other?.value ?? null),
    end: end === null ? '' : `${end} `,
  });
  return [what, clash.isSoftened ? `${remedy} ${estimateText(clash)}` : remedy];
}

/** Which figures are estimates, for a clash that would be "Incompatible" if they were sure. */
function estimateText({ part, other }: Clash): string {
  const fields = [part, ...(other ? [other] : [])].flatMap(({ name, recalled }) =>
    recalled.map((field) => `${fieldText(field)} of ${name}`),
  );
  return `Estimate, ask the maker: ${fields.join(', ')}.`;
}

/** What is not known, one line for each part: "Hunt 44 Disc: freehub body, hub width". */
export function uncheckedTexts(findings: readonly Unchecked[]): readonly string[] {
  const byPart = new Map<string, Set<string>>();
  for (const { slot, name, isOwn, field } of findings.flatMap(({ missing }) => missing)) {
    const part = `${slotText(slot)} ${name}${isOwn ? ', brought by you' : ''}`;
    byPart.set(part, (byPart.get(part) ?? new Set()).add(fieldText(field)));
  }
  return [...byPart].map(([part, fields]) => `${part}: ${[...fields].join(', ')}`);
}
