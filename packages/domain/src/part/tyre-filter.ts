import { byNumber, byText, type Compare, thenBy } from '../core/public.ts';
import { type Tube, type TubeMaterial, type Tyre, type TyreType, tyreTypes, type ValveType } from './tyre.ts';

/** Values of the tyre filter dialog (BLD-46). */
export const tyreFilterBrands = ['Continental', 'Michelin', 'Pirelli', 'Vittoria'] as const;
/** Types of the tyre filter dialog. */
export const tyreFilterTypes = tyreTypes;
/** Values of the tube filter dialog (BLD-46). */
export const tubeFilterBrands = ['Continental', 'Michelin', 'Vittoria', 'Schwalbe'] as const;
/** Valves of the tube filter dialog. */
export const tubeFilterValves = ['presta', 'schrader'] as const satisfies readonly ValveType[];
/** Materials of the tube filter dialog. */
export const tubeFilterMaterials = ['butyl', 'latex'] as const satisfies readonly TubeMaterial[];

/** What is ticked; an empty list does not narrow. */
export interface TyreFilter {
  readonly brands: readonly string[];
  readonly types: readonly TyreType[];
}
/** What is ticked for tubes. */
export interface TubeFilter {
  readonly brands: readonly string[];
  readonly valves: readonly ValveType[];
  readonly materials: readonly TubeMaterial[];
}

/** Nothing ticked. */
export const noTyreFilter: TyreFilter = { brands: [], types: [] };
/** Nothing ticked. */
export const noTubeFilter: TubeFilter = { brands: [], valves: [], materials: [] };

const admits = <Value>(ticked: readonly Value[], value: Value): boolean =>
  ticked.length === 0 || ticked.includes(value);

/** Tyres that the filter leaves. */
export const filterTyres = (tyres: readonly Tyre[], filter: TyreFilter): readonly Tyre[] =>
  tyres.filter(({ brand, type }) => admits(filter.brands, brand) && admits(filter.types, type));

/** Tubes that the filter leaves. */
export const filterTubes = (tubes: readonly Tube[], filter: TubeFilter): readonly Tube[] =>
  tubes.filter(
    ({ brand, valve, material }) =>
      admits(filter.brands, brand) && admits(filter.valves, valve) && admits(filter.materials, material),
  );

/** Orders that tyres and tubes share. */
const commonSorts = ['priceAscending', 'priceDescending', 'weightAscending', 'weightDescending'] as const;
/** Orders of the tyre list. */
export const tyreSorts = [...commonSorts, 'widthAscending'] as const;
/** One of {@link tyreSorts}. */
export type TyreSort = (typeof tyreSorts)[number];
/** Orders of the tube list. */
export const tubeSorts = [...commonSorts, 'valve'] as const;
/** One of {@link tubeSorts}. */
export type TubeSort = (typeof tubeSorts)[number];

interface Priced {
  readonly name: string;
  readonly price: number | null;
  readonly weight: number | null;
}

const commonOrders: Readonly<Record<(typeof commonSorts)[number], Compare<Priced>>> = {
  priceAscending: byNumber<Priced>(({ price }) => price),
  priceDescending: byNumber<Priced>(({ price }) => price, 'descending'),
  weightAscending: byNumber<Priced>(({ weight }) => weight),
  weightDescending: byNumber<Priced>(({ weight }) => weight, 'descending'),
};
const byName = byText<Priced>(({ name }) => name);

/** Tyres in the chosen order; unknown figures last. */
export const sortTyres = (tyres: readonly Tyre[], sort: TyreSort): readonly Tyre[] =>
  [...tyres].sort(
    thenBy<Tyre>(sort === 'widthAscending' ? byNumber(({ width }) => width) : commonOrders[sort], byName),
  );

/** Tubes in the chosen order; the sealant's place before them all is the list's own matter. */
export const sortTubes = (tubes: readonly Tube[], sort: TubeSort): readonly Tube[] =>
  [...tubes].sort(thenBy<Tube>(sort === 'valve' ? byText(({ valve }) => valve) : commonOrders[sort], byName));
