import type { OtherCategory } from '../part/public.ts';
import type { OtherChoice } from './build.ts';
import type { OtherSelector } from './command.ts';

/** Categories of which a bike takes one; small parts add up (BLD-62). */
const isSingle = (category: OtherCategory): boolean => category !== 'misc';

const isSamePart = (a: OtherChoice, b: OtherChoice): boolean =>
  a.part.id === b.part.id || (a.part.name === b.part.name && a.part.category === b.part.category);

/**
 * Adds a part: it takes the place of one with the same id, or the same name and category (BLD-63), or of the
 * saddle or pedals that were chosen before (BLD-62); otherwise it goes to the end.
 */
export function addOther(others: readonly OtherChoice[], added: OtherChoice): readonly OtherChoice[] {
  const { category } = added.part;
  const gives = (other: OtherChoice): boolean =>
    isSamePart(other, added) || (isSingle(category) && other.part.category === category);
  const place = others.findIndex(gives);
  if (place < 0) return [...others, added];
  return others.flatMap((other, index) => (index === place ? [added] : gives(other) ? [] : [other]));
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
