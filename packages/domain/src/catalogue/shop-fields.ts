import { text, word } from './column-kind.ts';
import { partFields } from './part-field.ts';
import { partImage, whole, words } from './part-kinds.ts';

/** Whether visitors are offered a product; blank is visible. A discontinued one stays in links and saved builds. */
const shopStates = ['visible', 'hidden', 'discontinued'] as const;
/** Whether the shop has a product; blank says nothing. */
export const stockStates = ['in-stock', 'on-order', 'out-of-stock'] as const;

/** What a shop says of a product of its own assortment, all optional: the same fields on every list of products. */
export const shopFields = partFields({
  shop_state: { takes: word(shopStates), label: 'In the shop' },
  successor: words('Successor'),
  article_number: { takes: text(80), label: 'Article number' },
  stock: { takes: word(stockStates), label: 'Stock' },
  stock_days: whole('Days to deliver', 0, 365),
  purchase_link: { ...partImage, label: 'Purchase link' },
});
