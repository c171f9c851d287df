import {
  type BikeFacts,
  type ComponentFacts,
  componentFacts,
  groupsetFacts,
  hasClash,
} from '../compatibility/public.ts';
import type { BikeSelection } from '../frameset/public.ts';
import {
  asListed,
  type ComponentType,
  defaultParts,
  type GroupsetChoice,
  type GroupsetComponent,
  type GroupsetParts,
} from '../groupset/public.ts';
import { emptyBuild } from './build.ts';
import { buildLines } from './build-lines.ts';
import { totalsOf } from './build-totals.ts';
import type { BuildCatalogue } from './catalogue.ts';
import { byPrice, type Option, optionsOf } from './goal-options.ts';
import { useOf } from './goal-wheels.ts';
import { ofBrand, type WishesTried } from './goal-wishes.ts';

/** A groupset with its parts. */
export interface Drive {
  readonly choice: GroupsetChoice;
  readonly facts: BikeFacts;
  /** It is to stay as it is. */
  readonly isKept: boolean;
}

const driveOf = (choice: GroupsetChoice, isKept: boolean): Drive => ({
  choice,
  facts: groupsetFacts(choice.parts ?? {}),
  isKept,
});

/** A groupset with what it counts; null where a figure is missing. */
function optionOfDrive(choice: GroupsetChoice): Option<Drive> | null {
  const { price, weight } = totalsOf(buildLines({ ...emptyBuild, groupset: choice }));
  if (price.missing.length > 0 || weight.missing.length > 0) return null;
  return {
    choice: driveOf(choice, false),
    name: choice.groupset.name,
    price: price.value,
    weight: weight.value,
  };
}

const isAssumed = (choice: GroupsetChoice): boolean => {
  const { price, weight } = totalsOf(buildLines({ ...emptyBuild, groupset: choice }));
  return price.assumed.length > 0 || weight.assumed.length > 0;
};

/** The groupsets for a kind of bike and of brakes that a rider wants, cheapest first; those with known figures. */
export function drivesOf(
  { type, rimBrake }: BikeSelection,
  catalogue: BuildCatalogue,
  wishes: WishesTried,
): readonly Option<Drive>[] {
  const kept = wishes.keep?.groupset ?? null;
  if (kept !== null) {
    const { price, weight } = totalsOf(buildLines({ ...emptyBuild, groupset: kept }));
    const name = kept.groupset.name;
    return [{ choice: driveOf(kept, true), name, price: price.value, weight: weight.value }];
  }
  const wanted = catalogue.groupsets.filter(
    ({ use, isDisc, isElectronic }) =>
      use === useOf[type] &&
      isDisc !== rimBrake &&
      (!wishes.gears || isElectronic === (wishes.gears === 'electronic')),
  );
  const choices = ofBrand(wanted, 'groupset', wishes).map((groupset) => ({
    groupset,
    parts: defaultParts(groupset, catalogue.components),
  }));
  const known = choices.filter((choice) => !isAssumed(choice));
  // An assumed figure is told as an estimate; where a wish leaves no other set it is better than none.
  return byPrice((known.length > 0 ? known : choices).flatMap((choice) => optionOfDrive(choice) ?? []));
}

/** The parts that a set lacks, or has in a version for other frames: cups for the shell, a ring for the crank. */
const adaptable = ['bottom_bracket', 'chainring'] as const satisfies readonly ComponentType[];

/** Parts that sets may take along, cheapest first, with what rules see of them. */
export type Spares = Readonly<Record<(typeof adaptable)[number], readonly Spare[]>>;
interface Spare {
  readonly part: GroupsetComponent;
  readonly facts: ComponentFacts;
}

/** The bottom brackets and rings of a catalogue. */
export function sparesOf(components: readonly GroupsetComponent[]): Spares {
  const of = (type: ComponentType) =>
    optionsOf(components.filter((each) => each.type === type)).map(({ choice: part }) => ({
      part,
      facts: componentFacts(part),
    }));
  return { bottom_bracket: of('bottom_bracket'), chainring: of('chainring') };
}

const needsRing = ({ crankset, chainring }: BikeFacts): boolean =>
  crankset !== undefined && crankset.rings.length === 0 && chainring === undefined;

/**
 * The set on a frame: as sold where that goes, else with the cheapest other bottom bracket, and with a ring where its
 * crank has none. null where no known part makes it fit.
 */
export function onFrame(option: Option<Drive>, frame: BikeFacts, spares: Spares): Option<Drive> | null {
  const { choice, isKept } = option.choice;
  if (isKept) return hasClash({ ...frame, ...option.choice.facts }) ? null : option;
  let parts: GroupsetParts = choice.parts ?? {};
  let facts = option.choice.facts;
  for (const type of adaptable) {
    const isMissing = type === 'chainring' ? needsRing(facts) : facts[type] === undefined && facts.crankset;
    const isWrong = type === 'bottom_bracket' && hasClash({ ...frame, ...bearings(facts) }, type);
    if (!isMissing && !isWrong) continue;
    const turning = bearings(facts);
    const found = spares[type].find(
      (spare) => !hasClash({ ...frame, ...turning, [type]: spare.facts }, type),
    );
    if (found === undefined) {
      if (isMissing) continue;
      return null;
    }
    parts = { ...parts, [type]: asListed(found.part) };
    facts = { ...facts, [type]: found.facts };
  }
  if (hasClash({ ...frame, ...facts })) return null;
  return parts === choice.parts || choice.parts === null ? option : optionOfDrive({ ...choice, parts });
}

/** What turns in the frame, and the derailleur that goes with two rings: what cups and rings must fit. */
const bearings = ({ crankset, powerMeter, bottom_bracket, frontDer }: BikeFacts): BikeFacts => ({
  ...(frontDer ? { frontDer } : {}),
  ...(crankset ? { crankset } : {}),
  ...(powerMeter ? { powerMeter } : {}),
  ...(bottom_bracket ? { bottom_bracket } : {}),
});
