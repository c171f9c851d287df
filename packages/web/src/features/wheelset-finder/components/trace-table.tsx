import type { FinderStep } from '@pp-tools/domain/finder';
import { useUnits } from '../../../platform/unit-preference.ts';
import { spanText, stepName } from '../../../texts/finder-sentences.ts';
import { outcomeTexts } from '../../../texts/finder-texts.ts';
import classes from './trace-table.module.css';

const outcomeOf = (step: FinderStep): string => {
  if (step.kind === 'filter') return step.removed.length > 0 ? 'condition' : 'condition, nothing to remove';
  return `slider ${step.slider}, ${outcomeTexts[step.outcome]}; known for ${step.known} of ${step.before}`;
};

function Row({ place, step }: { readonly place: number; readonly step: FinderStep }) {
  const units = useUnits();
  return (
    <tr>
      <td>{place}</td>
      <th scope="row">{stepName(step.id)}</th>
      <td>{step.before}</td>
      <td>{step.after}</td>
      <td>{spanText(step.id, step.cut, units) ?? 'none'}</td>
      <td>{outcomeOf(step)}</td>
      <td>
        {step.removed.length === 0 ? (
          'none'
        ) : (
          <details>
            <summary>
              {step.removed.length} <span className="visually-hidden">at {stepName(step.id)}</span>
            </summary>
            {step.removed.map(({ shortName }) => shortName).join(', ')}
          </details>
        )}
      </td>
    </tr>
  );
}

/** Dev mode: the whole trace, list sizes and cut values after each step. */
export function TraceTable({ steps }: { readonly steps: readonly FinderStep[] }) {
  return (
    <div className={classes.trace}>
      <h2 id="trace-title">Trace</h2>
      <section className={classes.scroll} aria-labelledby="trace-title" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Rule</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
              <th scope="col">Kept</th>
              <th scope="col">Outcome</th>
              <th scope="col">Removed</th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step, place) => (
              <Row key={step.id} place={place + 1} step={step} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
