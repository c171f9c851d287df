import type { ClimbComparison, Difference, WheelsOnClimb } from '@pp-tools/domain/climb';
import { useUnits } from '../../../platform/unit-preference.ts';
import { figureTexts } from '../../../texts/climb-texts.ts';
import { estimateTexts } from '../../../texts/estimate-texts.ts';
import { DatumSign } from '../../../ui/datum-button.tsx';
import { estimateMark } from '../../../ui/estimate-mark.ts';
import { differenceText, figuresOf, verdictText } from '../state/entry-texts.ts';
import { speedText, timeText } from '../state/figure-texts.ts';
import classes from './difference-list.module.css';
import { Letter, seriesColour } from './letter.tsx';

export interface ResultProps {
  readonly comparison: ClimbComparison;
  readonly rider: number;
  /** Whether a finishing time is held, so that differences are in power. */
  readonly isTimed: boolean;
  /** Index of a wheelset's letter by its id. */
  readonly placeOf: (id: number) => number;
}

/** A difference with its uncertainty in the unit that the list shows: watts for a target time, else seconds. */
const shownDifference = (difference: Difference, isTimed: boolean) =>
  isTimed
    ? { value: difference.wattsForTime, margin: difference.wattsMargin }
    : { value: difference.seconds, margin: difference.margin };

/** Largest difference with its uncertainty: what the bars are drawn against. */
const reachOf = (entries: readonly WheelsOnClimb[], isTimed: boolean): number =>
  Math.max(
    0.1,
    ...entries.map(({ difference }) => {
      if (difference === null) return 0;
      const { value, margin } = shownDifference(difference, isTimed);
      return Math.abs(value) + margin;
    }),
  );

interface BarProps {
  readonly difference: Difference | null;
  readonly reach: number;
  readonly isTimed: boolean;
  readonly place: number;
}

/** A bar from the line of the baseline to the difference, and a whisker for its uncertainty. */
function Bar({ difference, reach, isTimed, place }: BarProps) {
  if (difference === null) return <span className={classes.bar} data-verdict="baseline" aria-hidden="true" />;
  const { value, margin } = shownDifference(difference, isTimed);
  const at = 50 + (value / reach) * 50;
  const half = (margin / reach) * 50;
  return (
    <span
      className={classes.bar}
      data-verdict={difference.verdict}
      data-side={value < 0 ? 'left' : 'right'}
      data-print="exact"
      style={{ color: seriesColour(place) }}
      aria-hidden="true"
    >
      <span className={classes.fill} style={{ width: `${(Math.abs(value) / reach) * 50}%` }} />
      <span className={classes.whisker} style={{ left: `${at - half}%`, width: `${2 * half}%` }} />
    </span>
  );
}

interface FigureProps {
  readonly name: string;
  readonly text: string;
  readonly isEstimate?: boolean;
}

function Figure({ name, text, isEstimate = false }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd {...estimateMark(isEstimate, estimateTexts.recalled)}>{text}</dd>
    </div>
  );
}

interface EntryProps extends Pick<ResultProps, 'rider' | 'isTimed'> {
  readonly entry: WheelsOnClimb;
  readonly reach: number;
  readonly place: number;
  /** The wheels that the others are measured against. */
  readonly base: WheelsOnClimb['wheels'] | undefined;
}

function Entry({ entry, base, reach, rider, place, isTimed }: EntryProps) {
  const units = useUnits();
  const { difference, wheels } = entry;
  const figures = figuresOf(entry, rider, units);
  const hasEstimatedMoney = [wheels, base].some((each) => each?.estimates?.includes('price'));
  return (
    <li className={classes.entry} data-baseline={difference === null}>
      <Letter place={place} />
      <span className={classes.name}>{wheels.name}</span>
      <span className={classes.time}>
        {isTimed ? `${entry.power.toFixed(1)} W` : timeText(entry.seconds)}
        <small>{isTimed ? timeText(entry.seconds) : speedText(entry.meanSpeed, units)}</small>
      </span>
      <Bar difference={difference} reach={reach} isTimed={isTimed} place={place} />
      <span className={classes.gap} data-verdict={difference?.verdict}>
        {difference === null ? (
          <span className={classes.datum}>
            <DatumSign isFilled />
            {figureTexts.baseline}
          </span>
        ) : (
          differenceText(difference, isTimed)
        )}
        {difference && <small>{verdictText(difference, isTimed)}</small>}
      </span>
      <dl className={classes.figures}>
        <Figure name={figureTexts.power} text={`${figures.power}, ${figures.perKilogram}`} />
        {difference && (
          <>
            <Figure name={figureTexts.equalSpeed} text={figures.watts} />
            <Figure name={figureTexts.finish} text={figures.metres} />
            {difference.money.kind !== 'notFaster' && (
              <Figure name={figureTexts.money} text={figures.money} isEstimate={hasEstimatedMoney} />
            )}
          </>
        )}
      </dl>
    </li>
  );
}

/** Every wheelset with its time (or power) and a bar to the baseline: left is faster. */
export function DifferenceList({ comparison, rider, placeOf, isTimed }: ResultProps) {
  const { entries } = comparison;
  const reach = reachOf(entries, isTimed);
  return (
    <ol className={classes.list} aria-label={figureTexts.times}>
      {entries.map((entry) => (
        <Entry
          key={entry.wheels.id}
          entry={entry}
          base={entries.find(({ difference }) => difference === null)?.wheels}
          reach={reach}
          rider={rider}
          place={placeOf(entry.wheels.id)}
          isTimed={isTimed}
        />
      ))}
    </ol>
  );
}
