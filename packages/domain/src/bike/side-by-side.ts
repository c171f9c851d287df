import { amountOf, type Figure, joinFigures, type PriceAndWeight, roundTo, sumOf } from '../core/public.ts';
import {
  type ComponentType,
  componentFigures,
  componentName,
  isComponentModified,
  isGroupsetModified,
} from '../groupset/public.ts';
import { type BikeSlot, bikeSlots, isComponentSlot } from '../part/public.ts';
import type { Build } from './build.ts';
import { type BuildLine, buildLines } from './build-lines.ts';
import { type BuildTotals, totalsOf } from './build-totals.ts';

/** Rows of builds side by side: the lines of a build, with sealant in the row of the tubes it replaces. */
const sideSlots = bikeSlots.filter((slot) => slot !== 'sealant');

/** Price and weight over those of the baseline; null when either is not known. */
export interface SideDifference {
  readonly price: number | null;
  readonly weight: number | null;
}

/** What one build has in one row. */
export interface SideCell {
  /** Names of the parts; null for a default part that has none. */
  readonly name: string | null;
  readonly isOwn: boolean;
  /** A groupset or part of one that is not as its maker sells it. */
  readonly isModified: boolean;
  readonly figures: PriceAndWeight;
  /** null for the baseline itself, and where the baseline has no such part. */
  readonly difference: SideDifference | null;
}

/** One row; a cell is null where a build has no such part. */
export interface SideRow {
  readonly slot: BikeSlot;
  /** Parts of a groupset are shown under it, and counted in it. */
  readonly isWithinGroupset: boolean;
  readonly cells: readonly (SideCell | null)[];
  /** Every build has the same part with the same figures, or none has one. */
  readonly isEqual: boolean;
}

/** Builds side by side, all compared with one of them. */
export interface SideBySide {
  readonly rows: readonly SideRow[];
  readonly totals: readonly BuildTotals[];
  /** What each build costs and weighs over the baseline, of what is counted; 0 for the baseline itself. */
  readonly differences: readonly { readonly price: number; readonly weight: number }[];
}

type Found = Omit<SideCell, 'difference'>;

function joined(lines: readonly BuildLine[], isModified: boolean): Found | null {
  if (lines.length === 0) return null;
  const names = lines.flatMap(({ name }) => (name === null ? [] : [name]));
  return {
    name: names.length === 0 ? null : names.join(', '),
    isOwn: lines.some(({ isOwn }) => isOwn),
    isModified,
    figures: {
      price: joinFigures(lines.map(({ figures }) => figures.price)),
      weight: joinFigures(lines.map(({ figures }) => figures.weight)),
    },
  };
}

function componentIn({ groupset }: Build, type: ComponentType): Found | null {
  const choice = groupset?.parts?.[type];
  if (!groupset || choice === undefined) return null;
  return {
    name: componentName(choice),
    isOwn: choice.kind === 'own',
    isModified: isComponentModified(groupset.groupset, choice),
    figures: componentFigures(type, choice),
  };
}

function groupsetIn({ groupset }: Build, lines: readonly BuildLine[]): Found | null {
  const all = joined(
    lines.filter(({ group }) => group === 'groupset'),
    groupset !== null && isGroupsetModified(groupset),
  );
  return all === null || groupset === null ? null : { ...all, name: groupset.groupset.name };
}

function foundIn(build: Build, lines: readonly BuildLine[], slot: BikeSlot): Found | null {
  if (slot === 'groupset') return groupsetIn(build, lines);
  if (isComponentSlot(slot)) return componentIn(build, slot);
  const belongs = (line: BuildLine) =>
    line.slot === slot || (slot === 'tube' && line.slot === 'sealant' && line.group === 'wheelset');
  return joined(lines.filter(belongs), false);
}

const over = (figure: Figure, base: Figure): number | null =>
  figure.kind === 'missing' || base.kind === 'missing' ? null : roundTo(figure.value - base.value, 2);

function withDifference(found: Found | null, base: Found | null, isBase: boolean): SideCell | null {
  if (found === null) return null;
  const difference =
    isBase || base === null
      ? null
      : {
          price: over(found.figures.price, base.figures.price),
          weight: over(found.figures.weight, base.figures.weight),
        };
  return { ...found, difference };
}

const isSameFigure = (a: Figure, b: Figure): boolean => a.kind === b.kind && amountOf(a) === amountOf(b);

const isSame = (a: Found | null, b: Found | null): boolean =>
  a === null || b === null
    ? a === b
    : a.name === b.name &&
      isSameFigure(a.figures.price, b.figures.price) &&
      isSameFigure(a.figures.weight, b.figures.weight);

/**
 * Lays builds side by side. Rows that no build fills are left out; the rows that are not within a groupset sum
 * to the totals.
 */
export function compareBuilds(builds: readonly Build[], baseline: number): SideBySide {
  const lines = builds.map(buildLines);
  const rows = sideSlots.flatMap((slot): readonly SideRow[] => {
    const found = builds.map((build, place) => foundIn(build, lines[place] ?? [], slot));
    if (found.every((each) => each === null)) return [];
    const base = found[baseline] ?? null;
    return [
      {
        slot,
        isWithinGroupset: isComponentSlot(slot),
        cells: found.map((each, place) => withDifference(each, base, place === baseline)),
        isEqual: found.every((each) => isSame(each, found[0] ?? null)),
      },
    ];
  });
  const totals = lines.map(totalsOf);
  const base = totals[baseline];
  return {
    rows,
    totals,
    differences: totals.map(({ price, weight }) => ({
      price: sumOf([price.value, -(base?.price.value ?? 0)]),
      weight: sumOf([weight.value, -(base?.weight.value ?? 0)]),
    })),
  };
}
