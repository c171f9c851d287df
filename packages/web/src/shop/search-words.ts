/** The words of a search as typed, in lower case. */
export const searchWords = (search: string): readonly string[] =>
  search.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether a text holds every word of a search, in any case; `lowerCaseText` must be in lower case. */
export const holdsWords = (lowerCaseText: string, words: readonly string[]): boolean =>
  words.every((word) => lowerCaseText.includes(word));
