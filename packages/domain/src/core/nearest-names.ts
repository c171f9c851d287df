/** One step of {@link editDistance}: the next row of the table, from the one before and the one before that. */
function nextRow(
  a: string,
  b: string,
  row: number,
  before: readonly number[],
  twoBefore: readonly number[],
): readonly number[] {
  const next = [row];
  for (let place = 1; place <= b.length; place += 1) {
    const isSame = a[row - 1] === b[place - 1];
    const isSwapped = a[row - 1] === b[place - 2] && a[row - 2] === b[place - 1];
    const swapped = isSwapped
      ? (twoBefore[place - 2] ?? Number.POSITIVE_INFINITY) + 1
      : Number.POSITIVE_INFINITY;
    const replaced = (before[place - 1] ?? 0) + (isSame ? 0 : 1);
    next.push(Math.min(replaced, (before[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1, swapped));
  }
  return next;
}

/** How many letters must be added, left out, changed or swapped with their neighbour to make one text of another. */
export function editDistance(a: string, b: string): number {
  let twoBefore: readonly number[] = [];
  let before: readonly number[] = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let row = 1; row <= a.length; row += 1) {
    const next = nextRow(a, b, row, before, twoBefore);
    twoBefore = before;
    before = next;
  }
  return before[b.length] ?? a.length;
}

/** Longer searches are no names; what is behind is passed over. */
const longestSearch = 60;
/** A name with more wrong letters than this part of the search is another name. */
const mostWrong = 0.4;

/** Letters and digits without accents, in lower case, as words: "Lún D45" is "lun" and "d45". */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How far a word is from the nearest of a name; the beginning of a longer word counts a little less than a whole one. */
function distanceToNearest(word: string, words: readonly string[]): number {
  const distances = words.map((other) => {
    const whole = editDistance(word, other);
    if (other.length <= word.length) return whole;
    return Math.min(whole, editDistance(word, other.slice(0, word.length)) + 0.5);
  });
  return Math.min(word.length, ...distances);
}

/**
 * The names nearest to a search that found none, nearest first, equally near ones as they are in the list. Every word
 * of the search is compared with the words of a name and of its brand, so that order and spelling may be wrong.
 */
export function nearestNames<Item>(
  search: string,
  items: readonly Item[],
  nameOf: (item: Item) => string,
  most: number,
): readonly Item[] {
  const wanted = wordsOf(search.slice(0, longestSearch));
  const letters = wanted.reduce((sum, word) => sum + word.length, 0);
  if (letters === 0) return [];
  return items
    .map((item) => {
      const words = wordsOf(nameOf(item));
      return { item, wrong: wanted.reduce((sum, word) => sum + distanceToNearest(word, words), 0) };
    })
    .filter(({ wrong }) => wrong <= letters * mostWrong)
    .sort((a, b) => a.wrong - b.wrong)
    .slice(0, most)
    .map(({ item }) => item);
}
