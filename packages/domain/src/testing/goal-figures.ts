import { type BuildGoal, type GoalBuild, type GoalWishes, goalBuild, judgeBuild } from '../bike/public.ts';
import { type BikeSelection, selectBike } from '../frameset/public.ts';
import type { SampleCatalogue } from './configured-bikes.ts';

/** A goal on a kind of bike, and the bike for it. */
export interface TriedGoal {
  readonly name: string;
  readonly bike: BikeSelection;
  readonly goal: BuildGoal;
  readonly wishes: GoalWishes;
  readonly made: GoalBuild;
  /** Blocks and checks of the bike: an offer has none. */
  readonly clashes: readonly string[];
}

const bikes = [
  ['road', selectBike('road', false)],
  ['road rim', selectBike('road', true)],
  ['gravel', selectBike('gravel', false)],
  ['mountain', selectBike('mountain', false)],
] as const;

const budgets = [3550, 4500, 6000, 8000, 11_000, 14_000];
const weights = [6500, 8000, 9500, 11_000];
const wishList: readonly GoalWishes[] = [
  {},
  { gears: 'electronic' },
  { gears: 'mechanical' },
  { tyreWidth: { min: 30, max: 34 } },
  { brand: 'Shimano' },
  { brand: 'SRAM', gears: 'electronic' },
];
const at = '2026-01-01T00:00:00.000Z';

/** Every goal that the catalogue has a bike for, over kinds of bikes, budgets, weights and wishes. */
export function tryGoals(catalogue: SampleCatalogue): readonly TriedGoal[] {
  const goals: readonly BuildGoal[] = [
    ...budgets.map((dollars) => ({ kind: 'budget', dollars }) as const),
    ...weights.map((grams) => ({ kind: 'weight', grams }) as const),
  ];
  return bikes.flatMap(([name, bike]) =>
    wishList.flatMap((wishes) =>
      goals.flatMap((goal): readonly TriedGoal[] => {
        const made = goalBuild(goal, bike, catalogue, at, wishes);
        if (!made.ok) return [];
        const clashes = judgeBuild(made.value.build).flatMap((found) =>
          found.severity === 'blocks' || found.severity === 'check' ? [found.code] : [],
        );
        return [{ name: `${name}, ${JSON.stringify(goal)}`, bike, goal, wishes, made: made.value, clashes }];
      }),
    ),
  );
}
