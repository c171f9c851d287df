import {
  type BikeFacts,
  fitsTyre,
  hasClash,
  tubeFacts,
  tyreFacts,
  wheelsetFacts,
} from '../compatibility/public.ts';
import { amountOf } from '../core/public.ts';
import type { BikeType } from '../frameset/public.ts';
import type { PartUse } from '../groupset/public.ts';
import {
  initialSealant,
  pickPreset,
  sealantPresets,
  type Tube,
  type TubeChoice,
  type Tyre,
  tubeFigures,
  typicalTyreWidth,
  tyreFigures,
  type WheelsetChoice,
  wheelsetKey,
} from '../part/public.ts';
import { wheelsetConfigurationOf } from './build.ts';
import type { BuildCatalogue } from './catalogue.ts';
import { byPrice, frontier, type Option, optionsOf } from './goal-options.ts';
import { ofBrand, type WishesTried } from './goal-wishes.ts';
import { hasRange } from './swap-candidates.ts';

/** Wheels with their tyres and what fills them. */
export interface Pack {
  readonly wheelset: WheelsetChoice;
  readonly tyre: Tyre | null;
  readonly tube: TubeChoice | null;
  readonly facts: BikeFacts;
  /** The same for all fillings of a tyre on these wheels. */
  readonly pair: object;
  /** Whether they go together; asked once, when it first matters. */
  isWhole(): boolean;
}

/** The bike types' word for parts. */
export const useOf: Readonly<Record<BikeType, PartUse>> = {
  road: 'Road',
  gravel: 'Gravel',
  mountain: 'Mountain',
};

/** Facts of the parts of a list, each made once. */
function factsOnce<Part extends object, Made>(make: (part: Part) => Made): (part: Part) => Made {
  const made = new Map<Part, Made>();
  return (part) => {
    const known = made.get(part) ?? make(part);
    made.set(part, known);
    return known;
  };
}

/** Makes packs of a list's wheels, tyres and tubes. */
function packer() {
  const [ofWheels, ofTyre, ofTube] = [factsOnce(wheelsetFacts), factsOnce(tyreFacts), factsOnce(tubeFacts)];
  return (wheelset: WheelsetChoice, tyre: Tyre | null, tube: TubeChoice | null, pair: object = {}): Pack => {
    const facts: BikeFacts = {
      wheelset: ofWheels(wheelset),
      ...(tyre ? { tyre: ofTyre(tyre) } : {}),
      ...(tube ? { tube: ofTube(tube) } : {}),
    };
    let whole: boolean | null = null;
    return {
      wheelset,
      tyre,
      tube,
      facts,
      pair,
      isWhole: () => {
        whole ??= !hasClash(facts, 'wheelset', 'tyre');
        return whole;
      },
    };
  };
}

/** Sealant of the first brand of a shop, as much as the dialog shows at first. */
function firstSealant({ sealantBrands }: BuildCatalogue): TubeChoice {
  const [first] = sealantPresets(sealantBrands);
  return {
    kind: 'sealant',
    sealant: first === undefined ? initialSealant : pickPreset(initialSealant, first),
  };
}

/**
 * What can fill tyres on wheels: tubes that span the tyre and whose valve is long enough; on hookless rims, and where
 * no tube does, sealant. Each part is asked about the other once.
 */
function fillings(tubes: readonly Option<Tube>[], sealant: TubeChoice) {
  const choices = tubes.map(({ choice }) => ({ kind: 'tube', tube: choice }) as const);
  const spanning = new Map<string, readonly boolean[]>();
  const spans = (tyre: Tyre) => {
    const known = spanning.get(tyre.id) ?? choices.map(({ tube }) => fitsTyre(tube, tyre));
    spanning.set(tyre.id, known);
    return known;
  };
  return (wheelset: WheelsetChoice) => {
    const isHookless = wheelset.kind === 'catalogue' && wheelset.wheelset.rimType === 'Hookless';
    const wheels = wheelsetFacts(wheelset);
    const reaches = isHookless
      ? choices.map(() => false)
      : choices.map((tube) => !hasClash({ wheelset: wheels, tube: tubeFacts(tube) }, 'tube'));
    return (tyre: Tyre): readonly (TubeChoice | null)[] => {
      const isSpanned = spans(tyre);
      const fitting = tubes.filter((_, place) => isSpanned[place] && reaches[place]);
      const known = frontier(fitting).map(({ choice }) => ({ kind: 'tube', tube: choice }) as const);
      if (known.length > 0) return known;
      if (tyre.type === 'tubeless') return [sealant];
      return tubes.length === 0 ? [null] : [];
    };
  };
}

const widthsFor = (type: BikeType, { tyreWidth }: WishesTried) =>
  tyreWidth ?? { min: 0, max: typicalTyreWidth[type] * 2 };

/** The tyres of a kind of bike that a rider wants. */
function wantedTyres(
  type: BikeType,
  { tyres }: BuildCatalogue,
  wishes: WishesTried,
): readonly Option<Tyre>[] {
  const { min, max } = widthsFor(type, wishes);
  return optionsOf(
    tyres.filter(
      (tyre) => tyre.use === useOf[type] && tyre.type !== 'tubular' && tyre.width >= min && tyre.width <= max,
    ),
  );
}

function optionOfPack(pack: Pack): Option<Pack> {
  const { name, price, weight } = pack.wheelset.wheelset;
  const figures = [
    ...(pack.tyre ? [tyreFigures(pack.tyre)] : []),
    ...(pack.tube ? [tubeFigures(pack.tube)] : []),
  ];
  return {
    choice: pack,
    name: `${name} ${pack.tyre?.name ?? ''}`,
    price: figures.reduce((sum, each) => sum + amountOf(each.price), price ?? 0),
    weight: figures.reduce((sum, each) => sum + amountOf(each.weight), weight ?? 0),
  };
}

/** Wheels, tyres and fillings for a kind of bike, cheapest first. Whether they go together is not asked yet. */
export function packsOf(
  type: BikeType,
  catalogue: BuildCatalogue,
  wishes: WishesTried,
): readonly Option<Pack>[] {
  const { keep = null } = wishes;
  const tyres = wantedTyres(type, catalogue, wishes);
  const tubes = optionsOf(catalogue.tubes.filter(hasRange));
  const kept = keep?.wheelset ?? null;
  const configuration = kept && keep ? wheelsetConfigurationOf(keep, wheelsetKey(kept)) : null;
  const wheels: readonly WheelsetChoice[] =
    kept !== null
      ? [kept]
      : optionsOf(
          ofBrand(
            catalogue.wheelsets.filter(({ use }) => use === useOf[type]),
            'wheelset',
            wishes,
          ),
        ).map(({ choice }) => ({ kind: 'catalogue', wheelset: choice }));
  const fill = fillings(tubes, firstSealant(catalogue));
  const packOf = packer();
  const packs = wheels.flatMap((wheelset) => {
    const fillingsOf = fill(wheelset);
    const wanted = configuration?.tyre ? [configuration.tyre] : tyres.map(({ choice }) => choice);
    return wanted.flatMap((tyre) => {
      const pair = packOf(wheelset, tyre, null);
      if (!pair.isWhole()) return [];
      const chosen = configuration?.tube ? [configuration.tube] : fillingsOf(tyre);
      return chosen.map((tube) => packOf(wheelset, tyre, tube, pair));
    });
  });
  return byPrice(packs.map(optionOfPack));
}
