import { type Build, buildLines, totalsOf } from '@pp-tools/domain/bike';
import type { ReactNode } from 'react';
import { bikeText } from '../../../texts/builder-texts.ts';
import { priceText, weightText } from '../parts/line-figures.ts';
import classes from './saved-builds.module.css';

/** Whether a build is ticked for the comparison. */
export interface PickProps {
  readonly isPicked: boolean;
  readonly canPick: boolean;
  readonly onPick: (isPicked: boolean) => void;
}

interface BuildRowProps extends PickProps {
  readonly build: Build;
  readonly note: string;
  /** Buttons of the row. */
  readonly children?: ReactNode;
}

/** One build of the list: tick, name, type, totals and what can be done with it. */
export function BuildRow({ build, note, isPicked, canPick, onPick, children }: BuildRowProps) {
  const lines = buildLines(build);
  const { price, weight } = totalsOf(lines);
  return (
    <li className={classes.row}>
      <input
        type="checkbox"
        aria-label={`Compare ${build.name}${children ? '' : ' (current)'}`}
        checked={isPicked}
        disabled={!isPicked && !canPick}
        onChange={(event) => onPick(event.currentTarget.checked)}
      />
      <div className={classes.what}>
        <h3>{build.name}</h3>
        <p>
          {build.bike === null ? 'No bike type' : bikeText(build.bike)} · {note}
        </p>
      </div>
      <p className={classes.sums}>
        <strong>{priceText(price)}</strong>
        <span>{weightText(weight)}</span>
      </p>
      {children && <div className={classes.actions}>{children}</div>}
    </li>
  );
}
