import { overrideNote } from '@pp-tools/domain/bike';
import { type Clash, componentFacts, type Finding, judgePart } from '@pp-tools/domain/compatibility';
import type { GroupsetComponent } from '@pp-tools/domain/groupset';
import type { GroupsetDraft } from '../groupset/use-groupset-draft.ts';
import type { VerdictKind } from './verdict-mark.tsx';

/** A product of the list with what is found about it if it is picked. */
export interface JudgedPart {
  readonly component: GroupsetComponent;
  readonly findings: readonly Finding[];
  /** Blocks that the visitor has not taken on. */
  readonly blocks: readonly Clash[];
}

/** The clashes among findings, of one severity when asked. */
export const clashesOf = (findings: readonly Finding[], severity?: Clash['severity']): readonly Clash[] =>
  findings.flatMap((found) =>
    found.severity === 'notChecked' || (severity !== undefined && found.severity !== severity) ? [] : [found],
  );

/** Judges every product of a list on the bike of the draft. */
export const judgeParts = (
  products: readonly GroupsetComponent[],
  { bike, overrides }: Pick<GroupsetDraft, 'bike' | 'overrides'>,
): readonly JudgedPart[] =>
  products.map((component) => {
    const findings = judgePart(bike, componentFacts(component));
    const blocks = clashesOf(findings, 'blocks').filter((clash) => overrideNote(overrides, clash) === null);
    return { component, findings, blocks };
  });

/** The hardest of the findings: they come hardest first. */
export const verdictOf = (findings: readonly Finding[]): VerdictKind => {
  const [hardest] = findings;
  return hardest === undefined ? 'fits' : hardest.severity === 'note' ? 'notChecked' : hardest.severity;
};
