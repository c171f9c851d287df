import { byNumber, byText, thenBy } from '../core/public.ts';

/** A way to fill a place, or several that depend on each other, with what it costs and weighs. */
export interface Option<Choice> {
  readonly choice: Choice;
  readonly name: string;
  readonly price: number;
  readonly weight: number;
}

const cheapestFirst = thenBy<Option<unknown>>(
  byNumber(({ price }) => price),
  byNumber(({ weight }) => weight),
  byText(({ name }) => name),
);

/** Options in the order of their prices, the lighter of the same price first. */
export const byPrice = <Choice>(options: readonly Option<Choice>[]): readonly Option<Choice>[] =>
  [...options].sort(cheapestFirst);

/**
 * The options of which each costs more and weighs less than the one before; the first is the cheapest. `options` come
 * cheapest first, and each is asked for only when it would count.
 */
export function frontier<Choice>(
  options: readonly Option<Choice>[],
  isPossible: (choice: Choice) => boolean = () => true,
): readonly Option<Choice>[] {
  const taken: Option<Choice>[] = [];
  for (const option of options) {
    const last = taken.at(-1);
    if (last !== undefined && option.weight >= last.weight) continue;
    if (isPossible(option.choice)) taken.push(option);
  }
  return taken;
}

/** A part with its figures; null when one of them is not known. */
export function optionOf<Part extends Priced>(part: Part): Option<Part> | null {
  const { name, price, weight } = part;
  return price === null || weight === null ? null : { choice: part, name, price, weight };
}

interface Priced {
  readonly name: string;
  readonly price: number | null;
  readonly weight: number | null;
}

/** The parts of a list whose figures are known, cheapest first. */
export const optionsOf = <Part extends Priced>(parts: readonly Part[]): readonly Option<Part>[] =>
  byPrice(parts.flatMap((part) => optionOf(part) ?? []));

/** One choice of each place, and what they come to. */
export interface Step {
  readonly chosen: Readonly<Record<string, number>>;
  readonly price: number;
  readonly weight: number;
}

/**
 * From the cheapest choice of every place always the cheapest grams, until no place has a lighter option: each step
 * costs more and weighs less than the one before.
 */
export function chainOf(places: Readonly<Record<string, readonly Option<unknown>[]>>): readonly Step[] {
  const names = Object.keys(places);
  const at = (name: string, index: number) => places[name]?.[index];
  const stepOf = (chosen: Readonly<Record<string, number>>): Step => {
    const options = names.flatMap((name) => at(name, chosen[name] ?? 0) ?? []);
    return {
      chosen,
      price: options.reduce((sum, { price }) => sum + price, 0),
      weight: options.reduce((sum, { weight }) => sum + weight, 0),
    };
  };
  const steps = [stepOf(Object.fromEntries(names.map((name) => [name, 0])))];
  for (;;) {
    const chosen = steps.at(-1)?.chosen ?? {};
    let best: { readonly name: string; readonly index: number; readonly dollarsPerGram: number } | null =
      null;
    for (const name of names) {
      const from = chosen[name] ?? 0;
      const now = at(name, from);
      for (let index = from + 1; now !== undefined && index < (places[name]?.length ?? 0); index += 1) {
        const option = at(name, index);
        if (option === undefined) break;
        const dollarsPerGram = (option.price - now.price) / (now.weight - option.weight);
        if (best === null || dollarsPerGram < best.dollarsPerGram) best = { name, index, dollarsPerGram };
      }
    }
    if (best === null) return steps;
    steps.push(stepOf({ ...chosen, [best.name]: best.index }));
  }
}
