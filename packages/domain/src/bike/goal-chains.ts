import { type BikeFacts, hasClash } from '../compatibility/public.ts';
import type { BikeSelection, NamedPart } from '../frameset/public.ts';
import { type OtherCategory, type OtherPart, typicalTyreWidth } from '../part/public.ts';
import { type Build, emptyBuild, type OtherChoice } from './build.ts';
import { buildLines } from './build-lines.ts';
import { totalsOf } from './build-totals.ts';
import type { BuildCatalogue } from './catalogue.ts';
import { completingParts, firstFitting } from './goal-completing.ts';
import { type Base, basesOf, type Cockpit, isFillable, withChoices } from './goal-frames.ts';
import { type Drive, drivesOf, onFrame, type Spares, sparesOf } from './goal-gears.ts';
import { byPrice, chainOf, frontier, type Option, optionsOf, type Step } from './goal-options.ts';
import { type Pack, packsOf, useOf } from './goal-wheels.ts';
import { type BrandedSlot, brandedSlots, type WishesTried } from './goal-wishes.ts';

/** What turns: wheels with tyres, and the groupset that goes with them. */
export interface Running {
  readonly pack: Pack;
  readonly drive: Drive;
  /** Rotors and tubeless valves, where they are to buy. */
  readonly completing: readonly OtherPart[];
}

/** The places that a bike of a goal fills beyond frame and fork. */
export interface Places {
  readonly running: readonly Option<Running>[];
  readonly handlebar: readonly Option<Cockpit>[];
  readonly seatpost: readonly Option<NamedPart>[];
  readonly headset: readonly Option<OtherChoice>[];
  readonly saddle: readonly Option<OtherChoice>[];
  readonly pedal: readonly Option<OtherChoice>[];
  readonly grip: readonly Option<OtherChoice>[];
  readonly kept: readonly Option<readonly OtherChoice[]>[];
}

/** All bikes on one frame, from the cheapest by the cheapest grams to the lightest. */
export interface Chain {
  readonly base: Base;
  readonly places: Places;
  readonly steps: readonly Step[];
}

/** Why no bike could be put together: the first place for which nothing fits any frame. */
export type BikeFault = BrandedSlot;

interface Stock {
  readonly bike: BikeSelection;
  readonly spares: Spares;
  readonly packs: readonly Option<Pack>[];
  readonly drives: readonly Option<Drive>[];
  readonly others: Pick<Places, 'saddle' | 'pedal' | 'grip' | 'kept'>;
  readonly rotors: readonly Option<OtherPart>[];
  readonly valves: readonly Option<OtherPart>[];
  readonly isWidthWanted: boolean;
}

/** The narrowest tyre for a frame: the usual one of its kind of bike, as far as the frame has room. */
function leastWidth({ facts: { frame } }: Base, { bike, isWidthWanted }: Stock): number {
  if (isWidthWanted) return 0;
  const rooms = [frame?.maxTyreWidth.front, frame?.maxTyreWidth.rear].map(
    (room) => room ?? Number.POSITIVE_INFINITY,
  );
  return Math.min(typicalTyreWidth[bike.type], ...rooms);
}

/** Tyres this much narrower than the widest that fits count as alike, in millimetres. */
const alikeWidth = 3;

/** Asks whether wheels without tyres go with the rest of a bike, each pair once. */
function wheelsAsked(rest: BikeFacts): (pack: Pack) => boolean {
  const asked = new Map<unknown, boolean>();
  return ({ facts: { wheelset } }) => {
    const known =
      asked.get(wheelset) ?? !hasClash({ ...rest, ...(wheelset ? { wheelset } : {}) }, 'wheelset');
    asked.set(wheelset, known);
    return known;
  };
}

/**
 * Asks whether wheels go with a frame: tyres of the usual width, or of about the widest that fits where the frame has
 * less room. Width is comfort and is not traded for grams.
 */
function packsOn(base: Base, stock: Stock): ((pack: Pack) => boolean) | null {
  const wheelsFit = wheelsAsked(base.facts);
  const fits = new Map<object, boolean>();
  const isFitting = (pack: Pack): boolean => {
    if (!wheelsFit(pack)) return false;
    const known = fits.get(pack.pair) ?? !hasClash({ ...base.facts, ...pack.facts }, 'wheelset', 'tyre');
    fits.set(pack.pair, known);
    return known;
  };
  const widthOf = ({ tyre }: Pack): number => tyre?.width ?? Number.POSITIVE_INFINITY;
  const isOf = (least: number) => (pack: Pack) => widthOf(pack) >= least && isFitting(pack) && pack.isWhole();
  const usual = isOf(leastWidth(base, stock));
  if (stock.packs.some(({ choice }) => usual(choice))) return usual;
  const widths = stock.packs.filter(({ choice }) => isFitting(choice)).map(({ choice }) => widthOf(choice));
  if (widths.length === 0) return null;
  const widest = isOf(Math.max(...widths) - alikeWidth);
  return stock.packs.some(({ choice }) => widest(choice)) ? widest : null;
}

/**
 * Rotors for wheels and groupset on a frame, unless the set brings them, and valves for tires without tubes: the cheapest
 * with known figures that fit. What decides is asked once for each kind of hub, caliper and rim.
 */
function completedOn(base: Base, { bike, rotors, valves }: Stock) {
  const found = new Map<string, Option<OtherPart> | null>();
  const once = (key: string, options: readonly Option<OtherPart>[], rest: BikeFacts) => {
    const known = found.get(key);
    if (known !== undefined) return known;
    const first = firstFitting(options, rest);
    found.set(key, first);
    return first;
  };
  return ({ facts, tube }: Pack, { choice, facts: { brakes } }: Drive): readonly Option<OtherPart>[] => {
    const { wheelset } = facts;
    const hasBought = !bike.rimBrake && !choice.groupset.hasRotors;
    const { rimDepth: depth, isCenterLock = null } = wheelset ?? {};
    const rest = { ...base.facts, ...(wheelset ? { wheelset } : {}), ...(brakes ? { brakes } : {}) };
    const rotor = hasBought ? once(`${isCenterLock} ${brakes?.maxRotor ?? null}`, rotors, rest) : null;
    const valve = tube?.kind === 'sealant' ? once(`deep ${depth?.front} ${depth?.rear}`, valves, rest) : null;
    return [rotor, valve].filter((part) => part !== null);
  };
}

/** Wheels and groupset together; the wheels of each groupset are asked cheapest first, and only where they count. */
function runningOn(base: Base, stock: Stock): readonly Option<Running>[] | BikeFault {
  const isOnFrame = packsOn(base, stock);
  if (isOnFrame === null) return 'wheelset';
  const drives = byPrice(stock.drives.flatMap((drive) => onFrame(drive, base.facts, stock.spares) ?? []));
  const packsFor = (drive: Drive) => {
    const rest = { ...base.facts, ...drive.facts };
    const wheelsFit = wheelsAsked(rest);
    return frontier(
      stock.packs,
      (pack) =>
        wheelsFit(pack) && isOnFrame(pack) && !hasClash({ ...rest, ...pack.facts }, 'wheelset', 'tyre'),
    );
  };
  const completing = completedOn(base, stock);
  const pairs = (some: readonly Option<Drive>[]) =>
    some.flatMap((drive) =>
      packsFor(drive.choice).map((pack): Option<Running> => {
        const more = completing(pack.choice, drive.choice);
        const sum = (figure: 'price' | 'weight') => more.reduce((total, each) => total + each[figure], 0);
        return {
          choice: { pack: pack.choice, drive: drive.choice, completing: more.map(({ choice }) => choice) },
          name: `${pack.name} ${drive.name}`,
          price: pack.price + drive.price + sum('price'),
          weight: pack.weight + drive.weight + sum('weight'),
        };
      }),
    );
  const best = pairs(frontier(drives));
  const all = best.length > 0 ? best : pairs(drives);
  return all.length === 0 ? 'groupset' : frontier(byPrice(all));
}

/** Saddles are for a kind of bike; road riders clip in, others may not. */
function isMeantFor(type: BikeSelection['type'], { category, type: kind, pedalType }: OtherPart): boolean {
  if (category === 'saddle') return kind === useOf[type];
  return category !== 'pedal' || type !== 'road' || pedalType === 'CLIPLESS';
}

const asChoice = (option: Option<OtherPart>): Option<OtherChoice> => ({
  ...option,
  choice: { kind: 'catalogue', part: option.choice },
});

/** Parts that are to stay, as one option: they are on every bike. */
function keptOthers(keep: Build | null): Option<readonly OtherChoice[]> | null {
  if (keep === null || keep.others.length === 0) return null;
  const { price, weight } = totalsOf(buildLines({ ...emptyBuild, others: keep.others }));
  return { choice: keep.others, name: 'kept', price: price.value, weight: weight.value };
}

function othersOf(
  type: BikeSelection['type'],
  { others }: BuildCatalogue,
  keep: Build | null,
): Stock['others'] {
  const kept = keptOthers(keep);
  const place = (category: OtherCategory, kind: string | null): readonly Option<OtherChoice>[] => {
    const isOf = (part: { readonly category: OtherCategory; readonly type: string }) =>
      part.category === category && (kind === null || part.type === kind);
    if (kept?.choice.some(({ part }) => isOf(part))) return [];
    const all = optionsOf(others.filter(isOf)).filter(({ choice }) => isMeantFor(type, choice));
    const [cheapest] = all;
    // Shoes stay: pedals of the cheapest one's kind.
    const alike =
      category === 'pedal' ? all.filter(({ choice }) => choice.type === cheapest?.choice.type) : all;
    return frontier(alike).map(asChoice);
  };
  return {
    saddle: place('saddle', null),
    pedal: place('pedal', null),
    grip: type === 'mountain' ? place('misc', 'Grips') : place('barTape', null),
    kept: kept === null ? [] : [kept],
  };
}

const bringsAsMuch = (by: Base, frame: Base): boolean =>
  (['handlebar', 'seatpost'] as const).every(
    (slot) =>
      frame.frame.kind === 'own' ||
      !frame.frame.frame[slot].included ||
      (by.frame.kind === 'catalogue' && by.frame.frame[slot].included),
  );

/** Whether a frame is not lighter than a cheaper one that brings as much. */
const isBeaten = (frame: Base, by: Base): boolean => by.weight <= frame.weight && bringsAsMuch(by, frame);

/**
 * The bikes that can be built with some wishes. A brand whose parts lead to no bike is passed over, first in the list that
 * prevents it.
 */
export function chainsOf(
  bike: BikeSelection,
  catalogue: BuildCatalogue,
  wishes: WishesTried,
): readonly Chain[] | BikeFault {
  const { brand, passedOver = [] } = wishes;
  const whole = chainsWith(bike, catalogue, wishes, true);
  const chains = typeof whole === 'string' ? chainsWith(bike, catalogue, wishes, false) : whole;
  if (typeof chains !== 'string' || !brand) return chains;
  const next = [chains, ...brandedSlots].find((slot) => !passedOver.includes(slot));
  return next === undefined
    ? chains
    : chainsOf(bike, catalogue, { ...wishes, passedOver: [...passedOver, next] });
}

/**
 * The bikes that can be built, a chain for each frame that could be worth its price: a frame that is dearer and not
 * lighter than one before it is left out, and one that leaves a place open where every place can be filled. All goals choose from the same chains, so that more money never gives a
 * heavier bike.
 */
function chainsWith(
  bike: BikeSelection,
  catalogue: BuildCatalogue,
  wishes: WishesTried,
  mustBeWhole: boolean,
): readonly Chain[] | BikeFault {
  const bases = basesOf(bike, catalogue, wishes);
  const isKept = (category: OtherCategory) =>
    wishes.keep?.others.some(({ part }) => part.category === category) ?? false;
  const offered = {
    ...catalogue,
    others: catalogue.others.filter(({ category }) => category === 'misc' || !isKept(category)),
  };
  const stock: Stock = {
    bike,
    spares: sparesOf(catalogue.offeredComponents ?? catalogue.components),
    packs: packsOf(bike.type, catalogue, wishes),
    drives: drivesOf(bike, catalogue, wishes),
    others: othersOf(bike.type, catalogue, wishes.keep ?? null),
    isWidthWanted: Boolean(wishes.tyreWidth),
    rotors: isKept('rotor') ? [] : completingParts(catalogue, 'rotor'),
    valves: isKept('valve') ? [] : completingParts(catalogue, 'valve'),
  };
  const chains: Chain[] = [];
  let fault: BikeFault = 'frame';
  for (const bare of bases) {
    if (chains.some(({ base }) => isBeaten(bare, base))) continue;
    const base = withChoices(bare, offered);
    if (mustBeWhole && !isFillable(base, offered)) continue;
    const running = runningOn(bare, stock);
    if (typeof running === 'string') {
      if (fault !== 'groupset') fault = running;
      continue;
    }
    const places = {
      ...stock.others,
      running,
      handlebar: base.handlebars,
      seatpost: base.seatposts,
      headset: base.headsets.map(asChoice),
    };
    chains.push({ base, places, steps: chainOf({ ...places }) });
  }
  return chains.length === 0 ? fault : chains;
}
