import type { TyreFacts, WheelsetFacts } from '../facts/wheel-facts.ts';
import { clash, type Finding, notChecked, side, want } from '../finding.ts';
import { ends, standardWidths } from './rim-table.ts';
import type { Rule } from './rule.ts';

const fixes = ['tyre', 'wheelset'] as const;

/** The rim maker's minimum is binding; what the maker allows below today's standard is worth a look. */
function judgeWidth(tyre: TyreFacts, width: number, wheelset: WheelsetFacts): readonly Finding[] {
  return ends.flatMap((end) => {
    const least = wheelset.minTyreWidth[end];
    const inner = wheelset.innerWidth[end];
    if (least !== null && width < least)
      return [
        clash(40, 'hooklessMinimum', 'blocks', [side(tyre, width), side(wheelset, least)], { end, fixes }),
      ];
    const standard = inner === null ? null : standardWidths(inner);
    if (standard === null || width >= standard.least) return [];
    return [
      clash(40, 'hooklessStandard', 'check', [side(tyre, width), side(wheelset, standard.least)], {
        end,
        fixes,
      }),
    ];
  });
}

/** Rule 40: a hookless rim holds tubeless tyres only that their maker approves for it. */
export const hookless: Rule = ({ tyre, wheelset, tube }) => {
  if (!tyre || wheelset?.rimType !== 'Hookless') return [];
  if (tyre.width === null || tyre.type === null)
    return notChecked(40, want(tyre, 'type'), want(tyre, 'width'));
  if (tyre.type !== 'tubeless' || tyre.allowsHookless === false) {
    const value = tyre.type === 'tubeless' ? 'not-approved' : tyre.type;
    return [clash(40, 'hooklessTyre', 'blocks', [side(tyre, value), side(wheelset)], { fixes })];
  }
  return [
    ...notChecked(40, want(tyre, 'allowsHookless'), want(wheelset, 'rimType')),
    ...judgeWidth(tyre, tyre.width, wheelset),
    ...(tube && !tube.isSealant
      ? [clash(40, 'hooklessTube', 'note', [side(tube), side(wheelset)], { fixes: [] })]
      : []),
  ];
};
