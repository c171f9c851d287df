import { formatFigure } from '@pp-tools/domain/core';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { useUnits } from '../../../platform/unit-preference.ts';
import { buttonClass } from '../../../ui/button.tsx';
import type { Found } from '../state/use-finding.ts';
import classes from './result-card.module.css';
import { WheelDrawings } from './wheel-drawings.tsx';
import { Why } from './why.tsx';

interface ResultCardProps {
  readonly place: number;
  readonly wheelset: Wheelset;
  readonly found: Found;
}

function Figures({ wheelset }: { readonly wheelset: Wheelset }) {
  const units = useUnits();
  const { front, xfactorIndex } = wheelset;
  const figures = [
    ['Price', formatFigure(wheelset.price, 'money', units), true],
    ['Weight', formatFigure(wheelset.weight, 'grams', units), true],
    ['Rim depth', formatFigure(front.rimDepth, 'millimetres', units), false],
    ['Inner width', formatFigure(front.innerWidth, 'millimetres', units), false],
    ['Rider limit', formatFigure(wheelset.riderWeightLimit, 'kilograms', units), false],
    ['Xfactor index', xfactorIndex === null ? 'N/A' : String(xfactorIndex), false],
  ] as const;
  return (
    <dl className={classes.figures}>
      {figures.map(([name, text, isDecisive]) => (
        <div key={name} data-decisive={isDecisive}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Name({ wheelset }: { readonly wheelset: Wheelset }) {
  if (wheelset.productLink === null) return <>{wheelset.name}</>;
  return (
    <a href={wheelset.productLink} target="_blank" rel="noopener noreferrer">
      {wheelset.name}
    </a>
  );
}

/** One result: drawn, with its figures, its reasons and where it can go next. */
export function ResultCard({ place, wheelset, found }: ResultCardProps) {
  const { ranking, answers, changes } = found;
  const first = ranking.results[0] ?? null;
  return (
    <li className={classes.card} data-first={place === 1}>
      <WheelDrawings wheelset={wheelset} first={first} />
      <div className={classes.body}>
        <div className={classes.head}>
          <span className={classes.place} aria-hidden="true">
            {place}
          </span>
          <h3>
            <Name wheelset={wheelset} />
          </h3>
          <div className={`${classes.ways} no-print`}>
            <a
              className={buttonClass}
              href={`/wheelsetCompare/${wheelset.ppId}`}
              aria-label={`Add to Compare: ${wheelset.shortName}`}
            >
              Add to Compare
            </a>
            <a
              className={buttonClass}
              href={`/bike-builder/wheelset?wheelset=${wheelset.ppId}`}
              aria-label={`To the Builder: ${wheelset.shortName}`}
            >
              To the Builder
            </a>
          </div>
        </div>
        <Figures wheelset={wheelset} />
        <details className={classes.why}>
          <summary>Why this wheel</summary>
          <Why
            wheelset={wheelset}
            isFirst={place === 1}
            ranking={ranking}
            answers={answers}
            changes={changes}
          />
        </details>
      </div>
    </li>
  );
}
