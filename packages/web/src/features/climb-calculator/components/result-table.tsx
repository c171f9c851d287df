import { useUnits } from '../../../platform/unit-preference.ts';
import { differenceText, figuresOf } from '../state/entry-texts.ts';
import { speedText, timeText } from '../state/figure-texts.ts';
import type { ResultProps } from './difference-list.tsx';
import { letterOf } from './letter.tsx';
import classes from './result-card.module.css';

/** All figures of the comparison as a table: the twin of the bars. */
export function ResultTable({ comparison, rider, placeOf }: ResultProps) {
  const units = useUnits();
  return (
    <details className={classes.twin}>
      <summary>All figures as a table</summary>
      <section className={classes.scroll} aria-label="All figures" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Wheelset</th>
              <th scope="col">Time</th>
              <th scope="col">Difference</th>
              <th scope="col">In percent</th>
              <th scope="col">Speed</th>
              <th scope="col">Power</th>
              <th scope="col">Per kg rider</th>
              <th scope="col">At equal speed</th>
              <th scope="col">At the finish</th>
              <th scope="col">VAM</th>
              <th scope="col">Money</th>
            </tr>
          </thead>
          <tbody>
            {comparison.entries.map((entry) => {
              const figures = figuresOf(entry, rider, units);
              return (
                <tr key={entry.wheels.id}>
                  <th scope="row">
                    {letterOf(placeOf(entry.wheels.id))} {entry.wheels.name}
                  </th>
                  <td>{timeText(entry.seconds)}</td>
                  <td>{entry.difference ? differenceText(entry.difference) : 'baseline'}</td>
                  <td>{figures.percent}</td>
                  <td>{speedText(entry.meanSpeed, units)}</td>
                  <td>{figures.power}</td>
                  <td>{figures.perKilogram}</td>
                  <td>{figures.watts}</td>
                  <td>{figures.metres}</td>
                  <td>{figures.rate}</td>
                  <td>{figures.money}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </details>
  );
}
