import type { OtherCategory } from '../part/public.ts';
import type { OtherChoice } from './build.ts';
import type { OtherSelector } from './command.ts';

/** How many parts of a category a bike takes: one, a rotor for each wheel, any number of small parts (BLD-62). */
export function mostOf(category: OtherCategory): number {
  if (category === 'misc' || category === 'smallPart') return Number.POSITIVE_INFINITY;
  return category === 'rotor' ? 2 : 1;
}

const isSamePart = (a: OtherChoice, b: OtherChoice): boolean =>
  a.part.id === b.part.id || (a.part.name === b.part.name && a.part.category === b.part.category);

/**
 * Adds a part: it replaces one with the same id, or the same name and category (BLD-63), or, where the bike takes no
 * more of its category, the one that was chosen first (BLD-62); otherwise it goes to the end.
 */
export function addOther(others: readonly OtherChoice[], added: OtherChoice): readonly OtherChoice[] {
  const { category } = added.part;
  const same = others.filter((other) => isSamePart(other, added));
  const ofCategory = others.filter(({ part }) => part.category === category);
  const replaced = same.length > 0 || ofCategory.length < mostOf(category) ? same : ofCategory.slice(0, 1);
  const [first] = replaced;
  if (first === undefined) return [...others, added];
  return others.flatMap((other) => (other === first ? [added] : replaced.includes(other) ? [] : [other]));
}

/** Takes parts out by id, by name and category, or a whole category (BLD-63). */
export function removeOther(others: readonly OtherChoice[], which: OtherSelector): readonly OtherChoice[] {
  const left = others.filter(({ part }) => !isMeant(part, which));
  return left.length === others.length ? others : left;
}

function isMeant({ id, name, category }: OtherChoice['part'], which: OtherSelector): boolean {
  switch (which.by) {
    case 'id':
      return id === which.id;
    case 'name':
      return name === which.name && category === which.category;
    case 'category':
      return category === which.category;
    default:
      return which satisfies never;
  }
}

/** Chooses a part, or takes it out when it is chosen already (BLD-62). */
export const toggleOther = (others: readonly OtherChoice[], other: OtherChoice): readonly OtherChoice[] =>
  others.some(({ part }) => part.id === other.part.id)
    ? removeOther(others, { by: 'id', id: other.part.id })
    : addOther(others, other);
