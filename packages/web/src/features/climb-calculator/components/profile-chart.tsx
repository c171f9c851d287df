import { binsOf, type ClimbComparison, type ProfileBin, slopeOf, sumOver } from '@pp-tools/domain/climb';
import type { UnitSystem } from '@pp-tools/domain/core';
import { useMemo, useState } from 'react';
import { useUnits } from '../../../platform/unit-preference.ts';
import { profileTexts } from '../../../texts/climb-texts.ts';
import { Slider } from '../../../ui/slider.tsx';
import { useWidth } from '../../../ui/use-width.ts';
import { linear, ticks } from '../state/chart-scale.ts';
import { gapText, heightText, roadText, slopeText } from '../state/figure-texts.ts';
import { letterOf } from './letter.tsx';
import classes from './profile-chart.module.css';
import card from './result-card.module.css';
import { SegmentLanes } from './segment-lanes.tsx';
import { SegmentTable } from './segment-table.tsx';

interface ProfileChartProps {
  readonly name: string;
  readonly comparison: ClimbComparison;
  readonly placeOf: (id: number) => number;
}

const height = 232;
const edge = { left: 56, right: 12, top: 12, bottom: 24 } as const;
const mostBins = 110;

/** Steps of the tint by slope in percent: the steeper, the darker. */
const steepness = [3, 6, 9, 12] as const;
const stepOf = (sine: number): number =>
  steepness.filter((percent) => Math.abs(sine) * 100 >= percent).length;

interface Scales {
  readonly x: (metres: number) => number;
  readonly y: (metres: number) => number;
}

function Axes({
  x,
  y,
  bins,
  width,
  units,
}: Scales & { readonly bins: readonly ProfileBin[]; readonly width: number; readonly units: UnitSystem }) {
  const perUnit = units === 'metric' ? 1000 : 1609.344;
  const perHeight = units === 'metric' ? 1 : 0.3048;
  const total = bins.at(-1)?.to ?? 0;
  const heights = bins.flatMap(({ low, high }) => [low, high]);
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
  return (
    <>
      {ticks(lowest / perHeight, highest / perHeight, 4).map((tick) => (
        <g key={tick} className={classes.axis}>
          <line x1={edge.left} x2={width - edge.right} y1={y(tick * perHeight)} y2={y(tick * perHeight)} />
          <text x={edge.left - 8} y={y(tick * perHeight) + 4} textAnchor="end">
            {heightText(tick * perHeight, units)}
          </text>
        </g>
      ))}
      {ticks(0, total / perUnit, Math.max(2, Math.floor(width / 110))).map((tick) => (
        <text key={tick} className={classes.mark} x={x(tick * perUnit)} y={height - 6} textAnchor="middle">
          {tick} {units === 'metric' ? 'km' : 'mi'}
        </text>
      ))}
    </>
  );
}

function Road({ bins, x, y }: Scales & { readonly bins: readonly ProfileBin[] }) {
  const base = height - edge.bottom;
  return (
    <>
      {bins.map((bin) => (
        <path
          key={bin.first}
          className={classes.area}
          data-step={stepOf(slopeOf(bin))}
          d={`M${x(bin.from)} ${base}V${y(bin.low)}L${x(bin.to)} ${y(bin.high)}V${base}Z`}
        />
      ))}
      <path
        className={classes.line}
        d={`M${bins.map((bin) => `${x(bin.from)} ${y(bin.low)}L${x(bin.to)} ${y(bin.high)}`).join('L')}`}
      />
    </>
  );
}

function Legend() {
  return (
    <ul className={classes.legend} data-print="exact" aria-label={profileTexts.legendLabel}>
      {profileTexts.legend.map((text, step) => (
        <li key={text} data-step={step}>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** What is known of the stretch under the cursor. */
function stretchText(
  bin: ProfileBin,
  comparison: ClimbComparison,
  placeOf: (id: number) => number,
  units: UnitSystem,
) {
  const gaps = comparison.entries
    .filter(({ difference }) => difference !== null)
    .map(({ wheels, bySegment }) => `${letterOf(placeOf(wheels.id))} ${gapText(sumOver(bin, bySegment))}`);
  return profileTexts.stretch(
    roadText(bin.from, units),
    roadText(bin.to, units),
    slopeText(slopeOf(bin)),
    heightText(bin.high, units),
    gaps.join(', '),
  );
}

/** The road with its slopes, and under it where each second is won or lost. */
export function ProfileChart({ name, comparison, placeOf }: ProfileChartProps) {
  const units = useUnits();
  const [frame, width] = useWidth<HTMLDivElement>(720);
  const { profile } = comparison.course;
  const bins = useMemo(() => binsOf(profile, mostBins), [profile]);
  const [cursor, setCursor] = useState(0);
  const total = bins.at(-1)?.to ?? 0;
  const heights = bins.flatMap(({ low, high }) => [low, high]);
  const x = linear(0, total, edge.left, width - edge.right);
  const y = linear(Math.min(...heights), Math.max(...heights), height - edge.bottom - 8, edge.top);
  const at = Math.min(cursor, bins.length - 1);
  const bin = bins[at];
  const { ascent, averageSine, steepest } = comparison.totals;
  const sentence = profileTexts.road(
    name,
    roadText(total, units),
    heightText(ascent, units),
    slopeText(averageSine),
    slopeText(steepest),
  );
  const follow = (clientX: number, left: number) => {
    const metres = ((clientX - left - edge.left) / (width - edge.left - edge.right)) * total;
    const found = bins.findIndex(({ to }) => metres <= to);
    setCursor(found < 0 ? bins.length - 1 : found);
  };
  return (
    <section className={card.card} aria-label={profileTexts.title}>
      <div className={card.head}>
        <h2>{profileTexts.title}</h2>
        <Legend />
      </div>
      <p className={card.sentence}>
        {sentence} {profileTexts.bars}
      </p>
      <div
        ref={frame}
        className={classes.frame}
        onPointerMove={(event) => follow(event.clientX, event.currentTarget.getBoundingClientRect().left)}
      >
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={sentence}
        >
          <Axes x={x} y={y} bins={bins} width={width} units={units} />
          <Road bins={bins} x={x} y={y} />
          {bin && (
            <rect
              className={classes.cursor}
              x={x(bin.from)}
              width={Math.max(1, x(bin.to) - x(bin.from))}
              y={edge.top}
              height={height - edge.top - edge.bottom}
            />
          )}
        </svg>
        <SegmentLanes
          comparison={comparison}
          bins={bins}
          x={x}
          width={width}
          left={edge.left}
          placeOf={placeOf}
          cursor={at}
        />
      </div>
      {bin && bins.length > 1 && (
        <div className={classes.reading}>
          <Slider
            label={profileTexts.position}
            min={0}
            max={bins.length - 1}
            value={at}
            valueText={stretchText(bin, comparison, placeOf, units)}
            onChange={setCursor}
          />
          <p aria-hidden="true">{stretchText(bin, comparison, placeOf, units)}</p>
        </div>
      )}
      <SegmentTable comparison={comparison} placeOf={placeOf} />
    </section>
  );
}
