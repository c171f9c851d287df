import {
  type BikeSelection,
  type BikeType,
  type Frame,
  type FrameChoice,
  type FrameUse,
  headsetSeat,
} from '../../frameset/public.ts';
import { beadPair, discMount, hubWidth, recalledFacts } from './fit-words.ts';
import { type BothEnds, type PartFacts, unknownEnds } from './part-facts.ts';

/** The bike that a build is to become. */
export interface BikeTypeFacts extends PartFacts {
  readonly slot: 'bike';
  readonly type: BikeType | null;
}

/** The kind of bike as the rules see it. */
export const bikeTypeFacts = ({ type }: BikeSelection): BikeTypeFacts => ({
  slot: 'bike',
  name: `${type} bike`,
  isOwn: false,
  recalled: [],
  type,
});

/** A frame as the rules see it. `null` and empty lists are unknown. */
export interface FrameFacts extends PartFacts {
  readonly slot: 'frame';
  readonly brand: string | null;
  readonly use: FrameUse | null;
  readonly brake: 'rim' | 'disc' | null;
  readonly bikeKind: 'Road' | 'Gravel' | 'Mountain' | null;
  readonly shell: string | null;
  /** The shell where its width is known: T47 alone comes in several. */
  readonly shellWidth: string | null;
  /** Universal hanger: yes, no, or by a kit of the frame's maker. */
  readonly hanger: 'universal' | 'own' | 'kit' | null;
  readonly maxTyreWidth: BothEnds;
  readonly hubSpacing: BothEnds;
  /** Sets of bead diameters that the frame takes: most take one, some two, mixed ones differ front and rear. */
  readonly wheelSizes: readonly BothEnds[];
  readonly frontMechMount: string | null;
  readonly brakeMount: string | null;
  /** mechanical-only, electronic-only (no cable, room for wires), wireless-only, or any. */
  readonly routing: string | null;
  /** Largest single ring. */
  readonly largestRing: number | null;
  /** Largest outer ring of a pair, which stands further out. */
  readonly largestOuterRing: number | null;
  readonly nativeRotor: number | null;
  readonly maxRotor: number | null;
  /** Diameter of a round seatpost in millimetres, or the name of the frame's own post. */
  readonly seatTube: string | null;
  readonly steerer: string | null;
  /** Seats of the head tube as "IS42/IS52", or "included": the frame comes with its headset. */
  readonly headset: string | null;
  /** Kilograms of the rider that its maker allows. */
  readonly riderLimit: number | null;
  readonly axleToCrown: number | null;
  /** The bar that the frame is sold with, or the usual one of its kind: drop or flat. */
  readonly bar: string | null;
}

/** Of the visitor's own frame the form asks only for brake and clearance. */
const plainFrame = (name: string): FrameFacts => ({
  slot: 'frame',
  name,
  isOwn: true,
  recalled: [],
  brand: null,
  use: null,
  brake: null,
  bikeKind: null,
  shell: null,
  shellWidth: null,
  hanger: null,
  maxTyreWidth: unknownEnds,
  hubSpacing: unknownEnds,
  wheelSizes: [],
  frontMechMount: null,
  brakeMount: null,
  routing: null,
  largestRing: null,
  largestOuterRing: null,
  nativeRotor: null,
  maxRotor: null,
  seatTube: null,
  steerer: null,
  headset: null,
  riderLimit: null,
  axleToCrown: null,
  bar: null,
});

const kindOf = {
  Road_Rim: 'Road',
  Road_Disc: 'Road',
  Road_Gravel: 'Road',
  Gravel: 'Gravel',
  Mountain: 'Mountain',
} as const;

/** Universal hanger: the fit file tells no from unknown, the frame's own column does not. */
function hangerOf({ takesUniversalHanger, fit }: Frame): FrameFacts['hanger'] {
  if (fit.udh === 'yes') return 'universal';
  if (fit.udh === 'no') return fit.udhRetrofitKit === null ? 'own' : 'kit';
  if (fit.udh === 'unknown' || takesUniversalHanger === null) return null;
  return takesUniversalHanger ? 'universal' : 'own';
}

function routingOf({ shiftRouting }: Frame['fit']): string | null {
  if (shiftRouting.length === 0) return null;
  const takesWires = shiftRouting.includes('electronic');
  if (shiftRouting.includes('mechanical')) return takesWires ? 'any' : 'mechanical-only';
  return takesWires ? 'electronic-only' : 'wireless-only';
}

const fitColumns: Readonly<Record<string, string>> = {
  udh: 'hanger',
  rear_hub: 'hubSpacing',
  front_hub: 'hubSpacing',
  brake_mount_rear: 'brakeMount',
  native_rotor_rear_mm: 'nativeRotor',
  max_rotor_rear_mm: 'maxRotor',
  wheel_sizes: 'wheelSizes',
  shift_routing: 'routing',
  front_derailleur_mount: 'frontMechMount',
  max_chainring_1x: 'largestRing',
  max_chainring_2x: 'largestOuterRing',
  seatpost: 'seatTube',
  steerer: 'steerer',
  headset: 'headset',
  rider_limit_kg: 'riderLimit',
};
const frameColumns: Readonly<Record<string, string>> = {
  bb_type: 'shell',
  max_tire_width_front: 'maxTyreWidth',
  max_tire_width_rear: 'maxTyreWidth',
  fork_length_axle_to_crown: 'axleToCrown',
};

/** "52/36" by its outer ring. */
function outerRing(pair: string | null): number | null {
  const teeth = Number.parseInt(pair ?? '', 10);
  return Number.isNaN(teeth) ? null : teeth;
}

/** What the fit file says of a frame. */
function fitFacts({ fit }: Frame) {
  return {
    hubSpacing: { front: hubWidth(fit.frontHub), rear: hubWidth(fit.rearHub) },
    brakeMount: discMount(fit.brakeMountRear),
    nativeRotor: fit.nativeRotorRearMm,
    maxRotor: fit.maxRotorRearMm,
    wheelSizes: fit.wheelSizes === null ? [] : fit.wheelSizes.split(';').map(beadPair),
    routing: routingOf(fit),
    frontMechMount: fit.frontDerailleurMount,
    largestRing: fit.maxChainring1x,
    largestOuterRing: outerRing(fit.maxChainring2x),
    seatTube: fit.seatpost,
    steerer: fit.steerer,
    headset: headsetSeat(fit),
    riderLimit: fit.riderLimitKg,
  };
}

/** The facts of a chosen frame; what the catalogue has no column for stays unknown. */
export function frameFacts({ kind, frame }: FrameChoice): FrameFacts {
  const plain = plainFrame(kind === 'own' ? frame.name : `${frame.brand} ${frame.name}`);
  if (kind === 'own') {
    const { brake, tyreClearance } = frame;
    return { ...plain, brake, maxTyreWidth: { front: tyreClearance, rear: tyreClearance } };
  }
  const bikeKind = kindOf[frame.use];
  const { bottomBracketShell: shell } = frame;
  return {
    ...plain,
    isOwn: false,
    // A bar that the frame is not sold with is assumed by its kind.
    recalled: [
      ...(frame.handlebar.included ? [] : ['bar']),
      ...recalledFacts(frame, frameColumns),
      ...recalledFacts(frame.fit, fitColumns),
    ],
    brand: frame.brand,
    use: frame.use,
    brake: frame.brake,
    bikeKind,
    shell,
    shellWidth: shell === 'T47' ? null : shell,
    hanger: hangerOf(frame),
    ...fitFacts(frame),
    maxTyreWidth: frame.maxTyreWidth,
    axleToCrown: frame.geometry.forkAxleToCrown,
    bar: bikeKind === 'Mountain' ? 'flat' : 'drop',
  };
}
