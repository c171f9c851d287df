import { crankOf } from '../facts/bike-facts.ts';
import type { ComponentFacts } from '../facts/part-facts.ts';
import { clash, notChecked, side, want } from '../finding.ts';
import { labelText, shareLabel } from './labels.ts';
import type { Rule } from './rule.ts';

/** What a part offers to rings: its labels, and the seat of a spider that can be taken off. */
const seats = ({ ringInterfaces, armInterface }: ComponentFacts): readonly string[] =>
  armInterface === null || ringInterfaces.includes(armInterface)
    ? ringInterfaces
    : [...ringInterfaces, armInterface];

/** Rule 23: ring and crank share a label. With a spider power meter the ring meets the spider (rule 28). */
export const ringMount: Rule = (bike) => {
  const { chainring, powerMeter } = bike;
  const crank = crankOf(bike);
  if (!chainring || !crank || powerMeter?.meterKind === 'spider') return [];
  const carried = seats(crank);
  const missing = notChecked(23, want(chainring, 'ringInterfaces'), want(crank, 'ringInterfaces', carried));
  if (missing.length > 0) return missing;
  if (shareLabel(chainring.ringInterfaces, carried)) return [];
  return [
    clash(23, 'ringMount', 'blocks', [
      side(chainring, labelText(chainring.ringInterfaces)),
      side(crank, labelText(carried)),
    ]),
  ];
};
