import type { OptionOf, QuestionId } from '@pp-tools/domain/finder';
import classes from './option-sketch.module.css';

/** Line sketches on a field of 56 by 24, one for each option. */
const sketches: Readonly<Record<OptionOf<QuestionId>, string>> = {
  // A wheel with a narrow tire, and one with knobs.
  road: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M12 4v7M12 13v7M4 12h7M13 12h7',
  gravel:
    'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M6.500 12a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0M12 1v2M12 21v2M1 12h2M21 12h2M4.200 4.200l1.400 1.400M18.400 18.400l1.400 1.400M19.800 4.200l-1.400 1.400M5.600 18.400l-1.400 1.400',
  // A rotor with its caliper; a rim between two pads.
  disc: 'M2 13a9 9 0 1 0 18 0a9 9 0 1 0-18 0M8 13a3 3 0 1 0 6 0a3 3 0 1 0-6 0M14 2h8v7l-4 2-4-4z',
  rim: 'M9 2v20M17 2v20M9 8h8M3 9h4v8H3zM19 9h4v8h-4z',
  // A tire on its road.
  smooth: 'M12 18a9 9 0 1 1 .100 0M12 14a5 5 0 1 1 .100 0M2 19h52',
  mediocre: 'M12 17a8.500 8.500 0 1 1 .100 0M12 13.500a5 5 0 1 1 .100 0M2 19h12l3 2 4-3 4 2h6l3 1 4-3 4 2h12',
  rough:
    'M12 17a8 8 0 1 1 .100 0M12 14a5 5 0 1 1 .100 0M2 21h3l3-3h7l4 3h3l2-4h5l3 4h3l3-5h5l3 5h4M36 12l2-2 3 1M46 13l2-1',
  flat: 'M2 20h52M2 16h52',
  rolling: 'M2 20c8-10 14-10 20-3s12 4 18-4 10-3 14 1M2 22h52',
  mountains: 'M2 21l14-14 6 6 11-11 8 9 4-3 9 13z',
  // A flag at the finish; a round from home; a road under the sun.
  racing: 'M4 22V3M4 3h18v10H4M10 3v10M16 3v10M4 8h18M4 3h6v5H4M16 3h6v5h-6M10 8h6v5h-6',
  training: 'M8 20c-8-3-5-15 6-16s22 1 24 8-8 10-16 9M22 21l4-3M22 21l4 2.500',
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
