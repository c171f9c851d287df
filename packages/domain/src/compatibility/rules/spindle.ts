import { crankOf } from '../facts/bike-facts.ts';
import { clash, notChecked, side, want } from '../finding.ts';
import type { Rule } from './rule.ts';

/** Rule 20: the cups hold the crank's spindle; diameters that are close are still not the same. */
export const spindle: Rule = (bike) => {
  const crank = crankOf(bike);
  const cups = bike.bottom_bracket;
  if (!crank || !cups) return [];
  if (crank.spindle === null || cups.spindle === null)
    return notChecked(20, want(crank, 'spindle'), want(cups, 'spindle'));
  if (crank.spindle === cups.spindle) return [];
  return [
    clash(20, 'spindle', 'blocks', [side(crank, crank.spindle), side(cups, cups.spindle)], {
      fixes: ['bottom_bracket', crank.slot],
    }),
  ];
};
