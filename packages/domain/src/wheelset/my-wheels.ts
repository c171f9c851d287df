import * as z from 'zod/mini';
import { type Dollars, failure, type Grams, type Millimetres, type Result, success } from '../core/public.ts';

/** A figure of the front and of the rear wheel; null is unknown. */
export interface OfBothWheels {
  readonly front: Millimetres | null;
  readonly rear: Millimetres | null;
}

/** A weight of a pair of wheels without tires: of both together, or of each. */
export type PairWeight = { readonly pair: Grams } | { readonly front: Grams; readonly rear: Grams };

/** The wheels that a visitor rides, as far as they know them. `null` is unknown. */
export interface MyWheels {
  /** Shop id of the wheelset of the catalogue that they are, for what the visitor did not enter; null: none of it. */
  readonly ppId: number | null;
  /** Blank: they are called "My wheels". */
  readonly name: string;
  /** What the maker claims. */
  readonly claimed: PairWeight | null;
  /** What the visitor's own scale says; it goes before the claim. */
  readonly weighed: PairWeight | null;
  readonly depth: OfBothWheels;
  readonly innerWidth: OfBothWheels;
  /** Width of the tires on them, as printed. */
  readonly tyre: Millimetres | null;
  /** What the visitor paid for the pair. */
  readonly paid: Dollars | null;
}

interface Range {
  readonly min: number;
  readonly max: number;
}

/** What the figures may be: grams, millimetres, dollars. */
export const myWheelsRanges = {
  pair: { min: 500, max: 6000 },
  wheel: { min: 200, max: 4000 },
  depth: { min: 5, max: 200 },
  innerWidth: { min: 10, max: 60 },
  tyre: { min: 18, max: 80 },
  paid: { min: 1, max: 50_000 },
} as const satisfies Readonly<Record<string, Range>>;

/** Longest name, in characters. */
export const longestMyWheelsName = 50;

const within = ({ min, max }: Range) => z.number().check(z.minimum(min), z.maximum(max));
const wheelWeight = within(myWheelsRanges.wheel);
const pairWeight = z.nullable(
  z.union([
    z.strictObject({ pair: within(myWheelsRanges.pair) }),
    z.strictObject({ front: wheelWeight, rear: wheelWeight }),
  ]),
);
const ofBoth = (range: Range) =>
  z.strictObject({ front: z.nullable(within(range)), rear: z.nullable(within(range)) });

const hasFigure = ({ ppId, claimed, weighed, depth, innerWidth }: MyWheels): boolean =>
  [ppId, claimed, weighed, depth.front, depth.rear, innerWidth.front, innerWidth.rear].some(
    (figure) => figure !== null,
  );

/**
 * The one reader of a visitor's wheels, for the browser's storage, links and the form: every figure in its range, no
 * control signs in the name, and something to compare by.
 */
export const myWheelsSchema: z.ZodMiniType<MyWheels> = z
  .object({
    ppId: z.nullable(z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1))),
    name: z
      .string()
      .check(z.trim(), z.maxLength(longestMyWheelsName), z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u)),
    claimed: pairWeight,
    weighed: pairWeight,
    depth: ofBoth(myWheelsRanges.depth),
    innerWidth: ofBoth(myWheelsRanges.innerWidth),
    tyre: z.nullable(within(myWheelsRanges.tyre)),
    paid: z.nullable(within(myWheelsRanges.paid)),
  })
  .check(z.refine(hasFigure));

/** Wheels of which nothing is entered yet. */
export const blankMyWheels: MyWheels = {
  ppId: null,
  name: '',
  claimed: null,
  weighed: null,
  depth: { front: null, rear: null },
  innerWidth: { front: null, rear: null },
  tyre: null,
  paid: null,
};

/** Why wheels cannot be used: a figure out of its range, or nothing to compare by. */
export type MyWheelsFault = 'myWheelsUnreadable';

/** Reads a value of any origin. */
export function readMyWheels(value: unknown): Result<MyWheels, MyWheelsFault> {
  const read = z.safeParse(myWheelsSchema, value);
  return read.success ? success(read.data) : failure('myWheelsUnreadable');
}

/** Grams of both wheels. */
export const gramsOfPair = (weight: PairWeight | null): Grams | null =>
  weight === null ? null : 'pair' in weight ? weight.pair : weight.front + weight.rear;

/** Which weight comparisons use: the visitor's scale goes before the claim; null when neither is known. */
export const weightUsed = ({ weighed, claimed }: MyWheels): 'weighed' | 'claimed' | null =>
  weighed !== null ? 'weighed' : claimed !== null ? 'claimed' : null;
