import type { Subject } from './facts/part-facts.ts';
import { type Clash, type Finding, severities, type Unchecked } from './finding.ts';

/** Rules that say the same thing in other words; alone a rule is its own cause. */
const causes: readonly (readonly number[])[] = [
  [1, 2, 4, 5, 8, 15],
  [7, 9, 12, 15],
  [7, 13],
  [19, 22],
  [39, 40],
];

const causeOf = (rule: number, slots: readonly (Subject | undefined)[]): string => {
  const isShifting = slots.includes('shifters');
  const isChain = slots.includes('chain');
  const place = causes.findIndex(
    (cause, index) =>
      cause.includes(rule) && (index === 0 ? isShifting : index === 1 ? !isShifting && !isChain : true),
  );
  return place < 0 ? `rule ${rule}` : `cause ${place}`;
};

/** One cause: the same matter between the same two places. Speeds of levers and derailleur restate their family. */
function clashKey({ rules: [rule = 0], part, other, severity }: Clash): string {
  const slots = [part.slot, other?.slot].sort();
  const isRestated = rule === 9 && slots.includes('shifters');
  const note = severity === 'note' ? ' note' : '';
  return `${causeOf(isRestated ? 1 : rule, slots)} ${slots.join('+')}${note}`;
}

const uncheckedKey = ({ missing, slots }: Unchecked): string =>
  [...slots].sort().join('+') + missing.map(({ slot, field }) => ` ${slot}.${field}`).join('');

const joined = <Value>(a: readonly Value[], b: readonly Value[]): readonly Value[] => [
  ...new Set([...a, ...b]),
];

/** The harder of the two speaks; it names the rules of both. */
function joinClashes<Code extends string>(a: Clash<Code>, b: Clash<Code>): Clash<Code> {
  const [first, second] = severities.indexOf(b.severity) < severities.indexOf(a.severity) ? [b, a] : [a, b];
  return { ...first, rules: joined(a.rules, b.rules), fixes: joined(first.fixes, second.fixes) };
}

/** One finding for each cause, in the order in which the causes were found first. */
export function mergeFindings<Code extends string>(
  findings: readonly Finding<Code>[],
): readonly Finding<Code>[] {
  const merged = new Map<string, Finding<Code>>();
  for (const finding of findings) {
    const key = finding.severity === 'notChecked' ? uncheckedKey(finding) : clashKey(finding);
    const former = merged.get(key);
    if (former === undefined) merged.set(key, finding);
    else if (former.severity === 'notChecked') {
      merged.set(key, { ...former, rules: joined(former.rules, finding.rules) });
    } else if (finding.severity !== 'notChecked') merged.set(key, joinClashes(former, finding));
  }
  return [...merged.values()];
}
