import type { GearLadder } from '@pp-tools/domain/groupset';
import { useUnits } from '../../../platform/unit-preference.ts';
import {
  developmentText,
  developmentUnit,
  ladderSentence,
  gearTexts as texts,
} from '../../../texts/gears-texts.ts';
import factClasses from './bike-facts.module.css';
import classes from './gear-ladder.module.css';

type Gears = GearLadder['rows'][number]['gears'];

/** Where a development lies between the lowest and the highest, in percent of an axis of equal ratios. */
function placeOn(rows: GearLadder['rows']): (development: number) => number {
  const all = rows.flatMap(({ gears }) => gears.map(({ development }) => development));
  const [low, high] = [Math.log(Math.min(...all)), Math.log(Math.max(...all))];
  return (development) => ((Math.log(development) - low) / (high - low || 1)) * 100;
}

function Rung({ gears, place }: { readonly gears: Gears; readonly place: (development: number) => number }) {
  return (
    <div className={classes.rung}>
      {gears.map(({ cog, development }) => (
        <span key={cog} style={{ left: `${place(development)}%` }}>
          {cog}
        </span>
      ))}
    </div>
  );
}

/** The gears of each ring on one axis of equal ratios; the table below says the same to readers. */
function Chart({ rows }: Pick<GearLadder, 'rows'>) {
  const units = useUnits();
  const place = placeOn(rows);
  const way = (development: number) => `${developmentText(development, units)} ${developmentUnit[units]}`;
  const ends = rows.flatMap(({ gears }) => gears.map(({ development }) => development));
  return (
    <div className={classes.chart} aria-hidden="true">
      {rows.map(({ ring, gears }) => (
        <div key={ring} className={classes.row}>
          <span className={classes.ring}>{texts.teeth(ring)}</span>
          <Rung gears={gears} place={place} />
        </div>
      ))}
      <div className={classes.axis}>
        <span>{way(Math.min(...ends))}</span>
        <span>{texts.metres(units)}</span>
        <span>{way(Math.max(...ends))}</span>
      </div>
    </div>
  );
}

/** Every gear of the bike: drawn, and as a table with the steps between sprockets. */
export function GearLadderView({ ladder }: { readonly ladder: GearLadder }) {
  const units = useUnits();
  const { rows } = ladder;
  const [first] = rows;
  return (
    <>
      <p>{ladderSentence(ladder)}</p>
      <Chart rows={rows} />
      <table className={factClasses.table}>
        <caption className="visually-hidden">{texts.caption(units)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.sprocket}</th>
            {rows.map(({ ring }) => (
              <th key={ring} scope="col">
                {texts.ring(ring)}
              </th>
            ))}
            <th scope="col">{texts.step}</th>
          </tr>
        </thead>
        <tbody>
          {first?.gears.map(({ cog, step }, place) => (
            <tr key={cog}>
              <th scope="row">{texts.teeth(cog)}</th>
              {rows.map(({ ring, gears }) => (
                <td key={ring}>
                  {developmentText(gears[place]?.development ?? 0, units)} {developmentUnit[units]}
                </td>
              ))}
              <td>{step === null ? '' : `+${step.toFixed(0)} %`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
