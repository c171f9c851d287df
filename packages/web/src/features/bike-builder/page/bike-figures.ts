import {
  type Build,
  frameConfigurationOf,
  frameSizeOf,
  wheelsetConfigurationOf,
} from '@pp-tools/domain/bike';
import { type BikeFigures, saddleOutlineOf } from '@pp-tools/domain/drawing';
import type { FrameGeometry, FrameSlot } from '@pp-tools/domain/frameset';
import { type GroupsetChoice, teethIn } from '@pp-tools/domain/groupset';
import { type OtherCategory, wheelsetKey } from '@pp-tools/domain/part';
import type { BikeState, PartState } from '../../../shop/drawn-bike.tsx';

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

/** What a listed fork or bar tells about its shape; defaults and own parts tell nothing. */
function slotFigures(build: Build): Pick<BikeFigures, 'forkTravel' | 'handlebar'> {
  const configuration = build.frame === null ? null : frameConfigurationOf(build, build.frame.frame.key);
  const fitOf = (slot: 'fork' | 'handlebar') => {
    const choice = configuration?.[slot];
    return choice?.kind === 'listed' ? choice.part.fit : undefined;
  };
  const fork = fitOf('fork');
  const bar = fitOf('handlebar');
  return {
    forkTravel: fork?.slot === 'fork' ? fork.travel : null,
    handlebar: bar?.slot === 'handlebar' ? bar.kind : null,
  };
}

/** The saddle's outline, and length and angle of the stem, as far as the catalogue or the frame's size tells them. */
function contactFigures(build: Build): Pick<BikeFigures, 'saddle' | 'stem'> {
  const part = (category: OtherCategory) =>
    build.others.find((choice) => choice.part.category === category)?.part ?? null;
  const saddle = part('saddle');
  const size = build.frame === null ? null : frameSizeOf(build, build.frame.frame.key);
  const length = size?.stockStemMm ?? null;
  return {
    saddle: saddle && saddleOutlineOf(saddle.type, saddle.name),
    stem: length === null ? null : { length },
  };
}

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
      ...slotFigures(build),
      ...contactFigures(build),
      ...teethOf(groupset),
    },
    isTypical: geometry === null || geometry.stack === null,
  };
}
