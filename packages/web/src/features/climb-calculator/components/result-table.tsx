import { useUnits } from '../../../platform/unit-preference.ts';
import { figureTexts } from '../../../texts/climb-texts.ts';
import { differenceText, figuresOf } from '../state/entry-texts.ts';
import { speedText, timeText } from '../state/figure-texts.ts';
import type { ResultProps } from './difference-list.tsx';
import { letterOf } from './letter.tsx';
import classes from './result-card.module.css';

/** All figures of the comparison as a table: the twin of the bars. */
export function ResultTable({ comparison, rider, placeOf, isTimed }: ResultProps) {
  const units = useUnits();
  return (
    <details className={classes.twin}>
      <summary>{figureTexts.table}</summary>
      <section className={classes.scroll} aria-label={figureTexts.tableLabel} tabIndex={0}>
        <table className={classes.wide}>
          <thead>
            <tr>
              {Object.entries(figureTexts.columns).map(([name, text]) => (
                <th key={name} scope="col">
                  {text}
                </th>
              ))}
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
                  <td>
                    {entry.difference ? differenceText(entry.difference, isTimed) : figureTexts.baseline}
                  </td>
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
