/** How parts reach the shop's own cart. */
export interface CartTemplate {
  /** True: a form is posted; false: an address is opened. */
  readonly isForm: boolean;
  /** The address, with `{items}` where an opened one takes its items. */
  readonly url: string;
  /** One item, with `{article}`, `{quantity}` and `{index}` from 0. */
  readonly item: string;
}

/** What is wrong with a template. */
export type CartTemplateFault =
  | { readonly kind: 'foreign'; readonly part: 'url' | 'item'; readonly placeholder: string }
  | { readonly kind: 'missing'; readonly part: 'url' | 'item'; readonly placeholder: string }
  /** A form is sent as fields, so its items need names. */
  | { readonly kind: 'nameless' };

const post = /^POST\s+/i;
const placeholders = /\{[^{}]*\}/g;

function faultsIn(
  part: 'url' | 'item',
  text: string,
  needed: readonly string[],
  allowed: readonly string[] = needed,
): readonly CartTemplateFault[] {
  const found: readonly string[] = text.match(placeholders) ?? [];
  const foreign = found.filter((placeholder) => !allowed.includes(placeholder));
  const missing = needed.filter((placeholder) => !found.includes(placeholder));
  return [
    ...foreign.map((placeholder): CartTemplateFault => ({ kind: 'foreign', part, placeholder })),
    ...missing.map((placeholder): CartTemplateFault => ({ kind: 'missing', part, placeholder })),
  ];
}

/** Placeholders of an item, for messages. */
export const cartItemPlaceholders: readonly string[] = ['{article}', '{quantity}', '{index}'];

/**
 * Reads the settings of the shop's cart.
 * @param url an address with `{items}`, or `POST` and the address that takes a form
 * @param item one item, such as `{article}:{quantity}` or `items[{index}][sku]={article}&items[{index}][n]={quantity}`
 */
export function readCartTemplate(
  url: string,
  item: string,
): { readonly template: CartTemplate; readonly faults: readonly CartTemplateFault[] } {
  const isForm = post.test(url);
  const address = url.replace(post, '').trim();
  const nameless = isForm && item.split('&').some((field) => !/^[^=]+=/.test(field));
  return {
    template: { isForm, url: address, item },
    faults: [
      ...faultsIn('url', address, isForm ? [] : ['{items}']),
      ...faultsIn('item', item, ['{article}', '{quantity}'], cartItemPlaceholders),
      ...(nameless ? [{ kind: 'nameless' } as const] : []),
    ],
  };
}

/** What goes into the cart. */
export interface CartItem {
  readonly articleNumber: string;
  readonly quantity: number;
}

const filled = (text: string, { articleNumber, quantity }: CartItem, index: number): string =>
  text
    .replaceAll('{index}', String(index))
    .replaceAll('{quantity}', String(quantity))
    // A function: an article number may hold "$&".
    .replaceAll('{article}', () => articleNumber);

/** The address that puts items into the cart, or that takes the form. */
export function cartAddress({ isForm, url, item }: CartTemplate, items: readonly CartItem[]): string {
  if (isForm) return url;
  const encoded = items.map((each, index) =>
    filled(item, { ...each, articleNumber: encodeURIComponent(each.articleNumber) }, index),
  );
  // Items that are parameters are joined as such.
  return url.replaceAll('{items}', () => encoded.join(item.includes('=') ? '&' : ','));
}

/** The fields of the form; none where an address is opened. */
export function cartFields(
  { isForm, item }: CartTemplate,
  items: readonly CartItem[],
): readonly (readonly [name: string, value: string])[] {
  if (!isForm) return [];
  return items.flatMap((each, index) =>
    item.split('&').map((field) => {
      const [name = '', ...value] = field.split('=');
      return [filled(name, each, index), filled(value.join('='), each, index)] as const;
    }),
  );
}

/** The items of some parts: one for each article number, its pieces added up; parts without a number are left out. */
export function cartItems(parts: readonly CartItem[]): readonly CartItem[] {
  const items = new Map<string, CartItem>();
  for (const { articleNumber, quantity } of parts) {
    if (articleNumber === '') continue;
    const sum = quantity + (items.get(articleNumber)?.quantity ?? 0);
    items.set(articleNumber, { articleNumber, quantity: sum });
  }
  return [...items.values()];
}
