import type { OptionOf, QuestionId } from '@pp-tools/domain/finder';
import classes from './option-sketch.module.css';

/** Line sketches on a field of 56 by 24, one for each option. */
const sketches: Readonly<Record<OptionOf<QuestionId>, string>> = {
  road: 'M17 12a11 11 0 1 0 22 0a11 11 0 1 0-22 0M20 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M28 4v16M20 12h16',
  gravel:
    'M18 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M22 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0M28 2V0M28 22v2M18 12h-2M38 12h2M21 5l-1.500-1.500M35 19l1.500 1.500M35 5l1.500-1.500M21 19l-1.500 1.500',
  disc: 'M17 12a11 11 0 1 0 22 0a11 11 0 1 0-22 0M24 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M33 8l5-3M31 7l4-5',
  rim: 'M17 12a11 11 0 1 0 22 0a11 11 0 1 0-22 0M20 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M22 3l-5-3M34 3l5-3M22 3l2 2M34 3l-2 2',
  smooth: 'M2 16h52',
  mediocre: 'M2 16h8l2-2 3 3 3-1h10l3-3 3 4 3-1h8l2-2 3 2h4',
  rough: 'M2 17l4-5 4 6 4-9 4 8 4-4 3 5 5-10 4 9 4-5 4 5 4-8 4 7 4-4',
  flat: 'M2 20h52M2 16h52',
  rolling: 'M2 20c8-10 14-10 20-3s12 4 18-4 10-3 14 1M2 22h52',
  mountains: 'M2 21l14-14 6 6 11-11 8 9 4-3 9 13z',
  racing: 'M10 4l9 8-9 8M24 4l9 8-9 8M38 4l9 8-9 8',
  training: 'M6 18a8 8 0 0 1 16 0M20 18a8 8 0 0 1 16 0M34 18a8 8 0 0 1 16 0',
  allDay: 'M4 19h48M18 19a10 10 0 0 1 20 0M28 5V2M16 9l-3-2M40 9l3-2M11 15H7M45 15h4',
};

/** A small drawing of what an option means. */
export function OptionSketch({ option }: { readonly option: string }) {
  // "Not sure" has none.
  const path = new Map(Object.entries(sketches)).get(option);
  if (path === undefined) return null;
  return (
    <svg
      className={classes.sketch}
      viewBox="0 0 56 24"
      width="56"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
