import type { FrameChoice } from '../../frameset/public.ts';
import type { PartFacts } from './part-facts.ts';

/** Figures of the front and of the rear end in millimetres. */
export interface BothEnds {
  readonly front: number | null;
  readonly rear: number | null;
}

/** A frame as the rules see it. `null` is unknown. */
export interface FrameFacts extends PartFacts {
  readonly slot: 'frame';
  readonly brake: 'rim' | 'disc' | null;
  readonly bikeKind: 'Road' | 'Gravel' | 'Mountain' | null;
  readonly shell: string | null;
  /** Universal hanger: yes, no, or by a kit of the frame's maker. */
  readonly hanger: 'universal' | 'own' | 'kit' | null;
  readonly maxTyreWidth: BothEnds;
  readonly hubSpacing: BothEnds;
  readonly wheelSize: string | null;
  readonly frontMechMount: string | null;
  readonly brakeMount: string | null;
  /** mechanical-only, wireless-only, or any. */
  readonly routing: string | null;
  readonly largestRing: number | null;
  readonly nativeRotor: number | null;
  /** The bar that the frame is sold with: drop or flat. */
  readonly bar: string | null;
}

const unknownEnds: BothEnds = { front: null, rear: null };

/** Of the visitor's own frame the form asks only for brake and clearance. */
const plainFrame = (name: string): FrameFacts => ({
  slot: 'frame',
  name,
  isOwn: true,
  brake: null,
  bikeKind: null,
  shell: null,
  hanger: null,
  maxTyreWidth: unknownEnds,
  hubSpacing: unknownEnds,
  wheelSize: null,
  frontMechMount: null,
  brakeMount: null,
  routing: null,
  largestRing: null,
  nativeRotor: null,
  bar: null,
});

const kindOf = { Road_Rim: 'Road', Road_Disc: 'Road', Road_Gravel: 'Road', Gravel: 'Gravel' } as const;

/** The facts of a chosen frame; what the catalogue has no column for stays unknown. */
export function frameFacts({ kind, frame }: FrameChoice): FrameFacts {
  const plain = plainFrame(kind === 'own' ? frame.name : `${frame.brand} ${frame.name}`);
  if (kind === 'own') {
    const { brake, tyreClearance } = frame;
    return { ...plain, brake, maxTyreWidth: { front: tyreClearance, rear: tyreClearance } };
  }
  const bikeKind = frame.use === 'Mountain' ? 'Mountain' : kindOf[frame.use];
  const { takesUniversalHanger } = frame;
  return {
    ...plain,
    isOwn: false,
    brake: frame.brake,
    bikeKind,
    shell: frame.bottomBracketShell,
    hanger: takesUniversalHanger === null ? null : takesUniversalHanger ? 'universal' : 'own',
    maxTyreWidth: frame.maxTyreWidth,
    bar: frame.handlebar.included ? (bikeKind === 'Mountain' ? 'flat' : 'drop') : null,
  };
}
