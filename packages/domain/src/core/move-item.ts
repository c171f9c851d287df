/** Moves an item one place towards the start (-1) or the end (+1) of a list; at an end the list stays as it is. */
export function moveItem<Item>(items: readonly Item[], item: Item, by: -1 | 1): readonly Item[] {
  const from = items.indexOf(item);
  const to = from + by;
  if (from < 0 || to < 0 || to >= items.length) return items;
  const rest = items.filter((_, place) => place !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}
