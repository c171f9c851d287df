import {
  type BikeFacts,
  bikeTypeFacts,
  forkFacts,
  frameFacts,
  handlebarFacts,
  hasClash,
  otherFacts,
  seatpostFacts,
  steererTop,
} from '../compatibility/public.ts';
import {
  type BikeSelection,
  type Frame,
  type FrameChoice,
  type FrameConfiguration,
  filterFrames,
  type Handlebar,
  headsetSeat,
  initialConfiguration,
  type NamedPart,
  namedFork,
  namedHandlebar,
  namedSeatpost,
} from '../frameset/public.ts';
import type { OtherPart } from '../part/public.ts';
import { type Build, emptyBuild, frameConfigurationOf } from './build.ts';
import { buildFacts } from './build-facts.ts';
import { buildLines } from './build-lines.ts';
import { totalsOf } from './build-totals.ts';
import type { BuildCatalogue } from './catalogue.ts';
import { completingParts, knownFirst } from './goal-completing.ts';
import { byPrice, frontier, type Option, optionsOf } from './goal-options.ts';
import { ofBrand, type WishesTried } from './goal-wishes.ts';

/** A frame with its fork, and what its other places can be filled with. */
export interface Base {
  readonly frame: FrameChoice;
  readonly configuration: FrameConfiguration;
  /** Frame and fork, and the kind of bike, as the rules see them. */
  readonly facts: BikeFacts;
  readonly price: number;
  readonly weight: number;
  /** Bars and posts to choose from; none where the frame brings one, or where nothing that is known fits. */
  readonly handlebars: readonly Option<Cockpit>[];
  readonly seatposts: readonly Option<NamedPart>[];
  /** Headsets for frames that bring none. */
  readonly headsets: readonly Option<OtherPart>[];
}

/** A bar, with a stem for its clamp where it has none of its own and one is known. */
export interface Cockpit {
  readonly bar: NamedPart;
  readonly stem: OtherPart | null;
}

/**
 * Bars with a stem for their clamp, or their own. A steerer of a shape of its own takes bars and stems of its maker
 * alone. Where the catalogue has stems, a bar for which none fits is left out.
 */
function cockpitsOf(
  bars: readonly Option<Handlebar>[],
  stems: readonly Option<OtherPart>[],
  base: Base,
): readonly Option<Cockpit>[] {
  const { fork, frame } = base.facts;
  const isOwnShape = steererTop((fork ?? frame)?.steerer ?? null) === 'own';
  const stemsFor = ({ kind, clampDiameter }: Handlebar) =>
    kind === 'integrated'
      ? []
      : frontier(
          knownFirst(
            stems.filter(
              ({ choice: { fit } }) =>
                fit?.slot === 'stem' && (clampDiameter === null || fit.clamp === clampDiameter),
            ),
          ),
          (stem) => !hasClash({ ...base.facts, ...otherFacts([stem]) }, 'stem'),
        );
  return bars.flatMap((bar): readonly Option<Cockpit>[] => {
    const named = { bar: namedHandlebar(bar.choice), stem: null };
    const isIntegrated = bar.choice.kind === 'integrated';
    if (isIntegrated && isOwnShape && bar.choice.brand !== frame?.brand) return [];
    if (isIntegrated || stems.length === 0) return [{ ...bar, choice: named }];
    return stemsFor(bar.choice).map((stem) => ({
      choice: { ...named, stem: stem.choice },
      name: `${bar.name} ${stem.name}`,
      price: bar.price + stem.price,
      weight: bar.weight + stem.weight,
    }));
  });
}

/** Whether every place of a base can be filled, as far as the catalogue has such parts at all. */
export function isFillable(
  { frame, configuration, handlebars, seatposts, headsets }: Base,
  catalogue: BuildCatalogue,
): boolean {
  if (frame.kind === 'own') return true;
  const isFilled = (slot: 'handlebar' | 'seatpost') =>
    frame.frame[slot].included || configuration[slot].kind !== 'default';
  const hasHeadsets = catalogue.others.some(({ category }) => category === 'headset');
  return (
    (handlebars.length > 0 || isFilled('handlebar') || catalogue.handlebars.length === 0) &&
    (seatposts.length > 0 || isFilled('seatpost') || catalogue.seatposts.length === 0) &&
    (headsets.length > 0 || !hasHeadsets || headsetSeat(frame.frame.fit) === 'included')
  );
}

const isKnown = ({ price, weight }: Frame): boolean => price !== null && weight !== null;

/** The configuration with a listed part in a place. */
export const withListed = (
  configuration: FrameConfiguration,
  slot: 'fork' | 'handlebar' | 'seatpost',
  part: NamedPart,
): FrameConfiguration => ({ ...configuration, [slot]: { kind: 'listed', part } });

function baseOf(
  bike: BikeSelection,
  frame: FrameChoice,
  configuration: FrameConfiguration,
  { rider = null }: WishesTried,
): Base {
  const build: Build = {
    ...emptyBuild,
    bike,
    frame,
    frameConfigurations: { [frame.frame.key]: configuration },
  };
  const { price, weight } = totalsOf(buildLines(build));
  return {
    frame,
    configuration,
    facts: buildFacts(build, rider),
    price: price.value,
    weight: weight.value,
    handlebars: [],
    seatposts: [],
    headsets: [],
  };
}

/** Bars and posts that go with a base. What drops or springs is not traded for grams: the cheapest sets the least. */
export function withChoices(base: Base, catalogue: BuildCatalogue): Base {
  const { handlebars, seatposts } = catalogue;
  const { frame } = base;
  if (frame.kind === 'own') return base;
  const isOpen = (slot: 'handlebar' | 'seatpost') =>
    !frame.frame[slot].included && base.configuration[slot].kind === 'default';
  const bars = isOpen('handlebar') ? optionsOf(handlebars) : [];
  const posts = isOpen('seatpost') ? optionsOf(seatposts) : [];
  const fits = (facts: BikeFacts) => !hasClash({ ...base.facts, ...facts }, 'handlebar', 'seatpost');
  const fittingPosts = posts.filter(({ choice }) => fits({ seatpost: seatpostFacts(choice) }));
  const fittingBars = bars.filter(({ choice }) => fits({ handlebar: handlebarFacts(choice) }));
  const stems = completingParts(catalogue, 'stem');
  const needsHeadset = headsetSeat(frame.frame.fit) !== 'included';
  const fittingHeadsets = completingParts(catalogue, 'headset').filter(
    ({ choice }) => !hasClash({ ...base.facts, ...otherFacts([choice]) }, 'headset'),
  );
  const least = fittingPosts[0]?.choice.dropperTravel ?? 0;
  return {
    ...base,
    handlebars: frontier(byPrice(cockpitsOf(fittingBars, stems, base))),
    headsets: needsHeadset ? frontier(byPrice(knownFirst(fittingHeadsets))) : [],
    seatposts: frontier(fittingPosts, (post) => (post.dropperTravel ?? 0) >= least).map((option) => ({
      ...option,
      choice: namedSeatpost(option.choice),
    })),
  };
}

/** The frame of a build that stays, with its parts. */
function keptBase(bike: BikeSelection, keep: Build, frame: FrameChoice, wishes: WishesTried): Base {
  const configuration = frameConfigurationOf(keep, frame.frame.key) ?? initialConfiguration(frame.kind);
  return baseOf(bike, frame, configuration, wishes);
}

/** Every frame of a kind of bike with every fork that goes with it where it brings none, cheapest first. */
function everyBase(bike: BikeSelection, catalogue: BuildCatalogue, wishes: WishesTried): readonly Base[] {
  const choices = ofBrand(catalogue.frames.filter(isKnown), 'frame', wishes).map(
    (frame) => ({ kind: 'catalogue', frame }) as const,
  );
  const forks = optionsOf(catalogue.forks);
  const plain = initialConfiguration('catalogue');
  return filterFrames(choices, bike).flatMap((choice) => {
    if (choice.kind === 'own') return [];
    if (choice.frame.fork.included) return [baseOf(bike, choice, plain, wishes)];
    const facts = { bike: bikeTypeFacts(bike), frame: frameFacts(choice) };
    const fitting = forks.filter((fork) => !hasClash({ ...facts, fork: forkFacts(fork.choice) }, 'fork'));
    const least = fitting[0]?.choice.travel ?? 0;
    return frontier(fitting, ({ travel }) => (travel ?? 0) >= least).map((fork) =>
      baseOf(bike, choice, withListed(plain, 'fork', namedFork(fork.choice)), wishes),
    );
  });
}

/** The frames to build on, cheapest first; none that is at odds with itself. */
export function basesOf(
  bike: BikeSelection,
  catalogue: BuildCatalogue,
  wishes: WishesTried,
): readonly Base[] {
  const { keep = null } = wishes;
  if (keep?.frame) return [keptBase(bike, keep, keep.frame, wishes)];
  const bases = everyBase(bike, catalogue, wishes).map((base) => ({
    choice: base,
    name: base.frame.frame.name,
    price: base.price,
    weight: base.weight,
  }));
  return byPrice(bases)
    .map(({ choice }) => choice)
    .filter(({ facts }) => !hasClash(facts));
}
