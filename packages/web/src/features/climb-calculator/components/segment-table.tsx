import { binsOf, type ClimbComparison, slopeOf, sumOver } from '@pp-tools/domain/climb';
import { memo } from 'react';
import { useUnits } from '../../../platform/unit-preference.ts';
import { profileTexts } from '../../../texts/climb-texts.ts';
import { gapText, roadText, slopeText, speedText } from '../state/figure-texts.ts';
import { letterOf } from './letter.tsx';
import classes from './result-card.module.css';

interface SegmentTableProps {
  readonly comparison: ClimbComparison;
  readonly placeOf: (id: number) => number;
}

const mostRows = 25;

/** Time of the baseline on each segment of the profile. */
function secondsBySegment({ course, speed }: ClimbComparison): Float64Array {
  const seconds = new Float64Array(course.profile.length.length);
  course.segment.forEach((segment, piece) => {
    seconds[segment] = (seconds[segment] ?? 0) + (course.length[piece] ?? 0) / (speed[piece] ?? 1);
  });
  return seconds;
}

/** The road in at most 25 parts as a table: the twin of the picture. */
export const SegmentTable = memo(function SegmentTable({ comparison, placeOf }: SegmentTableProps) {
  const units = useUnits();
  const bins = binsOf(comparison.course.profile, mostRows);
  const seconds = secondsBySegment(comparison);
  const others = comparison.entries.filter(({ difference }) => difference !== null);
  return (
    <details className={classes.twin}>
      <summary>{profileTexts.table}</summary>
      <section className={classes.scroll} aria-label={profileTexts.table} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{profileTexts.fromTo}</th>
              <th scope="col">{profileTexts.slope}</th>
              <th scope="col">{profileTexts.baseline}</th>
              {others.map(({ wheels }) => (
                <th key={wheels.id} scope="col">
                  {letterOf(placeOf(wheels.id))} {wheels.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bins.map((bin) => (
              <tr key={bin.first}>
                <th scope="row">{profileTexts.range(roadText(bin.from, units), roadText(bin.to, units))}</th>
                <td>{slopeText(slopeOf(bin))}</td>
                <td>{speedText((bin.to - bin.from) / sumOver(bin, seconds), units)}</td>
                {others.map(({ wheels, bySegment }) => (
                  <td key={wheels.id}>{gapText(sumOver(bin, bySegment))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
});
