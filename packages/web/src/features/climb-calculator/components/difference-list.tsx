import type { ClimbComparison, WheelsOnClimb } from '@pp-tools/domain/climb';
import { useUnits } from '../../../platform/unit-preference.ts';
import { differenceText, figuresOf, verdictTexts } from '../state/entry-texts.ts';
import { speedText, timeText } from '../state/figure-texts.ts';
import classes from './difference-list.module.css';
import { Letter } from './letter.tsx';

export interface ResultProps {
  readonly comparison: ClimbComparison;
  readonly rider: number;
  /** Place of a wheelset's letter by its id. */
  readonly placeOf: (id: number) => number;
}

/** Largest difference with its doubt: what the bars are drawn against. */
const reachOf = (entries: readonly WheelsOnClimb[]): number =>
  Math.max(
    0.1,
    ...entries.map(({ difference }) => (difference ? Math.abs(difference.seconds) + difference.margin : 0)),
  );

/** A bar from the line of the baseline to the difference, and a whisker for its doubt. */
function Bar({ entry, reach }: { readonly entry: WheelsOnClimb; readonly reach: number }) {
  const { difference } = entry;
  const share = (seconds: number) => `${(Math.abs(seconds) / reach) * 50}%`;
  if (difference === null) return <span className={classes.bar} data-verdict="baseline" aria-hidden="true" />;
  const { seconds, margin, verdict } = difference;
  const at = 50 + (seconds / reach) * 50;
  const half = (margin / reach) * 50;
  return (
    <span
      className={classes.bar}
      data-verdict={verdict}
      data-side={seconds < 0 ? 'left' : 'right'}
      aria-hidden="true"
    >
      <span className={classes.fill} style={{ width: share(seconds) }} />
      <span className={classes.whisker} style={{ left: `${at - half}%`, width: `${2 * half}%` }} />
    </span>
  );
}

interface EntryProps {
  readonly entry: WheelsOnClimb;
  readonly reach: number;
  readonly rider: number;
  readonly place: number;
  readonly isTimed: boolean;
}

function Entry({ entry, reach, rider, place, isTimed }: EntryProps) {
  const units = useUnits();
  const { difference, wheels } = entry;
  const figures = figuresOf(entry, rider, units);
  return (
    <li className={classes.entry} data-baseline={difference === null}>
      <Letter place={place} isBaseline={difference === null} />
      <span className={classes.name}>{wheels.name}</span>
      <span className={classes.time}>
        {isTimed ? `${entry.power.toFixed(1)} W` : timeText(entry.seconds)}
        <small>{isTimed ? timeText(entry.seconds) : speedText(entry.meanSpeed, units)}</small>
      </span>
      <Bar entry={entry} reach={reach} />
      <span className={classes.gap} data-verdict={difference?.verdict}>
        {difference === null ? 'baseline' : differenceText(difference)}
        {difference && <small>{verdictTexts[difference.verdict]}</small>}
      </span>
      <dl className={classes.figures}>
        <div>
          <dt>Power</dt>
          <dd>
            {figures.power}, {figures.perKilogram}
          </dd>
        </div>
        {difference && (
          <>
            <div>
              <dt>At equal speed</dt>
              <dd>{figures.watts}</dd>
            </div>
            <div>
              <dt>At the finish</dt>
              <dd>{figures.metres}</dd>
            </div>
            {difference.money.kind !== 'notFaster' && (
              <div>
                <dt>Money</dt>
                <dd>{figures.money}</dd>
              </div>
            )}
          </>
        )}
      </dl>
    </li>
  );
}

/** Every wheelset with its time and a bar to the baseline: left is faster. */
export function DifferenceList(props: ResultProps & { readonly isTimed: boolean }) {
  const { comparison, rider, placeOf, isTimed } = props;
  const { entries } = comparison;
  const reach = reachOf(entries);
  return (
    <ol className={classes.list} aria-label="Times">
      {entries.map((entry) => (
        <Entry
          key={entry.wheels.id}
          entry={entry}
          reach={reach}
          rider={rider}
          place={placeOf(entry.wheels.id)}
          isTimed={isTimed}
        />
      ))}
    </ol>
  );
}
