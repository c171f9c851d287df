import type { BikeSelection } from './bike-type.ts';
import type { FrameUse } from './frame.ts';
import type { FrameChoice } from './frame-choice.ts';

/** Frames that become a bike of the selected type (BLD-21). */
export function frameUsesFor({ type, rimBrake }: BikeSelection): readonly FrameUse[] {
  switch (type) {
    case 'road':
      return rimBrake ? ['Road_Rim'] : ['Road_Disc', 'Road_Gravel'];
    case 'gravel':
      return ['Gravel', 'Road_Gravel'];
    case 'mountain':
      return ['Mountain'];
    default:
      return type satisfies never;
  }
}

/** The frames that step 2 shows; the visitor's own always belong (BLD-21). */
export function filterFrames(frames: readonly FrameChoice[], bike: BikeSelection): readonly FrameChoice[] {
  const uses = frameUsesFor(bike);
  return frames.filter((choice) => choice.kind === 'own' || uses.includes(choice.frame.use));
}
