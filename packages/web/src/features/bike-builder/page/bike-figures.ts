import { type Build, frameConfigurationOf, wheelsetConfigurationOf } from '@pp-tools/domain/bike';
import type { BikeFigures } from '@pp-tools/domain/drawing';
import type { FrameGeometry, FrameSlot } from '@pp-tools/domain/frameset';
import { type GroupsetChoice, teethIn } from '@pp-tools/domain/groupset';
import { type OtherCategory, wheelsetKey } from '@pp-tools/domain/part';

/** How a part is drawn: inked, dashed, or hatched. */
export type PartState = 'chosen' | 'open' | 'own';
/** Every part of the drawing with its state. */
export type BikeState = Readonly<
  Record<
    'frame' | Exclude<FrameSlot, 'bottomBracket'> | 'wheelset' | 'tyre' | 'groupset' | 'saddle' | 'pedal',
    PartState
  >
>;

const stateOf = (choice: { readonly kind: 'catalogue' | 'own' } | null | undefined): PartState =>
  choice ? (choice.kind === 'own' ? 'own' : 'chosen') : 'open';

/** What is chosen, open or the visitor's own. A frame brings its fork, bar and post unless they are swapped. */
export function bikeStateOf(build: Build): BikeState {
  const { frame, wheelset, others } = build;
  const configuration = frame === null ? null : frameConfigurationOf(build, frame.frame.key);
  const slot = (name: Exclude<FrameSlot, 'bottomBracket'>): PartState => {
    if (frame === null) return 'open';
    if (configuration !== null) return configuration[name].kind === 'own' ? 'own' : 'chosen';
    return frame.kind === 'own' ? 'own' : frame.frame[name].included ? 'chosen' : 'open';
  };
  const parts = wheelset === null ? null : wheelsetConfigurationOf(build, wheelsetKey(wheelset));
  const other = (category: OtherCategory) => stateOf(others.find(({ part }) => part.category === category));
  return {
    frame: stateOf(frame),
    fork: slot('fork'),
    handlebar: slot('handlebar'),
    seatpost: slot('seatpost'),
    wheelset: stateOf(wheelset),
    tyre: parts?.tyre ? 'chosen' : 'open',
    groupset: build.groupset === null ? 'open' : 'chosen',
    saddle: other('saddle'),
    pedal: other('pedal'),
  };
}

const teethOf = (groupset: GroupsetChoice | null): Pick<BikeFigures, 'ringTeeth' | 'cogTeeth'> => {
  const crankset = groupset?.parts?.crankset;
  const cassette = groupset?.parts?.cassette;
  return {
    ringTeeth:
      crankset?.kind === 'catalogue' ? (teethIn(crankset.component.chainringTeeth)[0] ?? null) : null,
    cogTeeth: cassette?.kind === 'catalogue' ? (teethIn(cassette.component.cassetteRange)[0] ?? null) : null,
  };
};

/** What the drawing needs of a build whose frame has this geometry; `isTypical` when none is known. */
export function bikeFiguresOf(
  build: Build,
  geometry: FrameGeometry | null,
): { readonly figures: BikeFigures; readonly isTypical: boolean } {
  const { bike, frame, wheelset, groupset } = build;
  const parts = wheelset === null ? null : wheelsetConfigurationOf(build, wheelsetKey(wheelset));
  return {
    figures: {
      type: bike?.type ?? 'road',
      geometry,
      brake: frame?.frame.brake ?? (bike?.rimBrake ? 'rim' : 'disc'),
      rimDepth: wheelset?.kind === 'catalogue' ? wheelset.wheelset.rimDepth : { front: null, rear: null },
      tyreWidth: parts?.tyre?.width ?? null,
      handlebar: null,
      ...teethOf(groupset),
    },
    isTypical: geometry === null || geometry.stack === null,
  };
}
