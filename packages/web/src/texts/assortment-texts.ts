import type { ShopFacts } from '@pp-tools/domain/sharing';

/** What a shop says of a part in the builder. */
export const assortmentTexts = {
  discontinued: 'Discontinued',
  replaceWith: (name: string) => `Replace with ${name}`,
  replaced: (name: string) => `Replace with ${name}`,
  notReplaced: 'The part is no longer in the list. Open the step to choose another.',
  panel: 'Discontinued parts',
} as const;

function shipping(days: number | null): string {
  if (days === null) return 'On order';
  return days === 1 ? 'Ships in 1 day' : `Ships in ${days} days`;
}

/** What a shop has of a part, in words; null where it says nothing. */
export function stockText({ stock, stockDays }: ShopFacts): string | null {
  if (stock === '') return null;
  if (stock === 'on-order') return shipping(stockDays);
  return stock === 'in-stock' ? 'In stock' : 'Out of stock';
}

/** The shop's own number of a part; null where it has none. */
export const articleText = ({ articleNumber }: ShopFacts): string | null =>
  articleNumber === '' ? null : `Article ${articleNumber}`;
