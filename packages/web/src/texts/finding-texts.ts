import type { Clash, ClashCode, Unchecked } from '@pp-tools/domain/compatibility';
import { drivetrainMessages } from './drivetrain-messages.ts';
import type { Message } from './finding-message.ts';
import { fieldTexts, slotTexts, valueText } from './finding-words.ts';
import { fitMessages } from './fit-messages.ts';

const messages: Readonly<Record<ClashCode, Message>> = { ...drivetrainMessages, ...fitMessages };

/** A clash in two sentences: part B needs X and part A has Y, and what to do. */
export function clashText({ code, part, other, end }: Clash): readonly [what: string, remedy: string] {
  return messages[code]({
    a: part.name,
    b: other?.name ?? '',
    x: valueText(part.value),
    y: valueText(other?.value ?? null),
    end: end === null ? '' : `${end} `,
  });
}

/** What is not known, one line for each part: "Hunt 44 Disc: freehub body, hub width". */
export function uncheckedTexts(findings: readonly Unchecked[]): readonly string[] {
  const byPart = new Map<string, Set<string>>();
  for (const { slot, name, isOwn, field } of findings.flatMap(({ missing }) => missing)) {
    const part = `${slotTexts[slot]} ${name}${isOwn ? ', brought by you' : ''}`;
    byPart.set(part, (byPart.get(part) ?? new Set()).add(fieldTexts[field]));
  }
  return [...byPart].map(([part, fields]) => `${part}: ${[...fields].join(', ')}`);
}
