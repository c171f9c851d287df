import { formatFigure, notAvailable } from '@pp-tools/domain/core';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { useUnits } from '../../../platform/unit-preference.ts';
import { AgainstMine } from '../../../shop/against-mine.tsx';
import { FiguresFrom } from '../../../shop/figures-from.tsx';
import { ShelfButton } from '../../../shop/shelf-button.tsx';
import { originOf, wheelsetMark } from '../../../shop/wheelset-origin.ts';
import { shelfTexts } from '../../../texts/shelf-texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import type { Found } from '../state/use-finding.ts';
import classes from './result-card.module.css';
import { WheelDrawings } from './wheel-drawings.tsx';
import { Why } from './why.tsx';

interface ResultCardProps {
  readonly place: number;
  readonly wheelset: Wheelset;
  readonly found: Found;
  /** It is no result, only like one: nothing says why it was found. */
  readonly isOutside?: boolean;
}

function Figures({ wheelset }: { readonly wheelset: Wheelset }) {
  const units = useUnits();
  const { front, xfactorIndex } = wheelset;
  const figures = [
    ['Price', formatFigure(wheelset.price, 'money', units), 'price'],
    ['Weight', formatFigure(wheelset.weight, 'grams', units), 'weight'],
    ['Rim depth', formatFigure(front.rimDepth, 'millimetres', units), 'frontRimDepth'],
    ['Inner width', formatFigure(front.innerWidth, 'millimetres', units), 'frontRimInnerWidth'],
    ['Rider limit', formatFigure(wheelset.riderWeightLimit, 'kilograms', units), 'riderWeightLimit'],
    ['Xfactor index', xfactorIndex === null ? notAvailable : String(xfactorIndex), 'xfactorIndex'],
  ] as const;
  return (
    <dl className={classes.figures}>
      {figures.map(([name, text, field]) => (
        <div key={name} data-decisive={field === 'price' || field === 'weight'}>
          <dt>{name}</dt>
          <dd {...(text === notAvailable ? {} : wheelsetMark(wheelset, field))}>{text}</dd>
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
export function ResultCard({ place, wheelset, found, isOutside = false }: ResultCardProps) {
  const { ranking, answers, changes } = found;
  const first = ranking.results[0] ?? null;
  return (
    <li className={classes.card} data-first={place === 1 && !isOutside}>
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
            <ShelfButton wheelset={wheelset} text={shelfTexts.addShort} />
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
        <AgainstMine wheelset={wheelset} catalogue={found.catalogue} />
        {!isOutside && (
          <details className={classes.why}>
            <summary>Why this wheel</summary>
            <Why
              wheelset={wheelset}
              catalogue={found.catalogue}
              isFirst={place === 1}
              ranking={ranking}
              answers={answers}
              changes={changes}
            />
          </details>
        )}
        <FiguresFrom {...originOf(wheelset)} dataFrom={found.dataFrom} />
      </div>
    </li>
  );
}
