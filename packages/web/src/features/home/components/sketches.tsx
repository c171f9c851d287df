import { BikeSketch } from './bike-sketch.tsx';
import { ClimbSketch } from './climb-sketch.tsx';
import { CompareSketch } from './compare-sketch.tsx';
import { FinderSketch } from './finder-sketch.tsx';
import { LostSketch } from './lost-sketch.tsx';

const sketches = {
  compare: CompareSketch,
  finder: FinderSketch,
  builder: BikeSketch,
  climb: ClimbSketch,
  lost: LostSketch,
} as const;

/** What can be sketched. */
export type SketchName = keyof typeof sketches;

/** One drawing by its name; a file of its own, so that no other page carries the drawings. */
export default function Sketch({ name }: { readonly name: SketchName }) {
  const Chosen = sketches[name];
  return <Chosen />;
}
