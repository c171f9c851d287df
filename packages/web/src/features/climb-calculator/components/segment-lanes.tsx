import { type ClimbComparison, type ProfileBin, sumOver } from '@pp-tools/domain/climb';
import { profileTexts } from '../../../texts/climb-texts.ts';
import { gapText } from '../state/figure-texts.ts';
import { letterOf, seriesColour } from './letter.tsx';
import classes from './segment-lanes.module.css';

interface SegmentLanesProps {
  readonly comparison: ClimbComparison;
  readonly bins: readonly ProfileBin[];
  readonly x: (metres: number) => number;
  readonly width: number;
  readonly left: number;
  readonly placeOf: (id: number) => number;
  readonly cursor: number;
}

const laneHeight = 52;

/** Under the road, a lane for each wheelset: bars upwards are seconds won, downwards lost, all to one scale. */
export function SegmentLanes({ comparison, bins, x, width, left, placeOf, cursor }: SegmentLanesProps) {
  const lanes = comparison.entries.flatMap(({ wheels, bySegment, difference }) =>
    difference === null ? [] : [{ wheels, difference, gaps: bins.map((bin) => sumOver(bin, bySegment)) }],
  );
  // By road length, so that a long bin does not look like one where much is won.
  const perMetre = (gap: number, bin: ProfileBin) => gap / (bin.to - bin.from);
  const reach = Math.max(
    1e-9,
    ...lanes.flatMap(({ gaps }) =>
      gaps.map((gap, place) => Math.abs(bins[place] ? perMetre(gap, bins[place]) : 0)),
    ),
  );
  return lanes.map(({ wheels, difference, gaps }) => {
    const place = placeOf(wheels.id);
    const letter = letterOf(place);
    return (
      <svg
        key={wheels.id}
        className={classes.lane}
        width={width}
        height={laneHeight}
        role="img"
        aria-label={profileTexts.lane(letter, wheels.name, gapText(difference.seconds))}
        viewBox={`0 0 ${width} ${laneHeight}`}
      >
        <line className={classes.zero} x1={left} x2={width - 12} y1={laneHeight / 2} y2={laneHeight / 2} />
        <text className={classes.name} x={left - 8} y={laneHeight / 2 - 1} textAnchor="end">
          {letter}
        </text>
        <text className={classes.total} x={left - 8} y={laneHeight / 2 + 14} textAnchor="end">
          {gapText(difference.seconds).replace(' s', '')}
        </text>
        {bins.map((bin, index) => {
          const gap = gaps[index] ?? 0;
          const size = (Math.abs(perMetre(gap, bin)) / reach) * (laneHeight / 2 - 4);
          return (
            <rect
              key={bin.first}
              className={classes.bar}
              fill={seriesColour(place)}
              data-side={gap < 0 ? 'won' : 'lost'}
              data-current={index === cursor}
              x={x(bin.from)}
              width={Math.max(0.5, x(bin.to) - x(bin.from) - (bins.length < 60 ? 1 : 0))}
              y={gap < 0 ? laneHeight / 2 - size : laneHeight / 2}
              height={size}
            />
          );
        })}
      </svg>
    );
  });
}
