import type { Gear, GearRange } from '@pp-tools/domain/groupset';
import { useUnits } from '../../../platform/unit-preference.ts';
import { developmentText, gearName, gearTexts } from '../../../texts/gears-texts.ts';
import classes from './bike-facts.module.css';

const rowsOf = ({ ends, lowest, highest }: GearRange): readonly { gear: Gear; note: string }[] =>
  ends
    .flatMap(({ high, low }) => [high, low])
    .map((gear) => ({
      gear,
      note: gear.ratio === lowest.ratio ? 'lowest' : gear.ratio === highest.ratio ? 'highest' : '',
    }));

/** The gears at the ends of each chainring. */
export function GearTable({ range }: { readonly range: GearRange }) {
  const units = useUnits();
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">Gears at the ends of each chainring</caption>
      <thead>
        <tr>
          <th scope="col">Ring/cog</th>
          <th scope="col">Ratio</th>
          <th scope="col">{gearTexts.perTurn(units)}</th>
          <th scope="col">Gear inches</th>
          <th scope="col">
            <span className="visually-hidden">Remark</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(range).map(({ gear, note }) => (
          <tr key={gearName(gear)}>
            <th scope="row">{gearName(gear)}</th>
            <td>{gear.ratio.toFixed(2)}</td>
            <td>{developmentText(gear.development, units)}</td>
            <td>{gear.inches.toFixed(1)}</td>
            <td>{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
