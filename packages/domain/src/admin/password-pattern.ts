/** Neighbours on keyboards: who knows one key of a row guesses the next. */
const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qwertzuiop', '0987654321'];
const neighbours = new Set(
  rows.flatMap((row) =>
    [...row].slice(1).flatMap((key, index) => [`${row[index]}${key}`, `${key}${row[index]}`]),
  ),
);

/** Whether a character follows from the one before it: the same, the next or previous one, or the next key. */
function follows(previous: string, next: string): boolean {
  const step = (next.codePointAt(0) ?? 0) - (previous.codePointAt(0) ?? 0);
  return Math.abs(step) <= 1 || neighbours.has(previous + next);
}

/** The shortest text of which the whole is a repetition ("abcabcab" repeats "abc"); the whole when it repeats nothing. */
function repeatedPart(characters: readonly string[]): readonly string[] {
  // The failure function of Knuth, Morris and Pratt: linear in the length.
  const borders = [0];
  for (let index = 1, border = 0; index < characters.length; index += 1) {
    while (border > 0 && characters[index] !== characters[border]) border = borders[border - 1] ?? 0;
    if (characters[index] === characters[border]) border += 1;
    borders.push(border);
  }
  return characters.slice(0, characters.length - (borders.at(-1) ?? 0));
}

/**
 * How many characters of a password cannot be told from those before them: "1234567890123" has 1, "wheel truing"
 * nearly all. Upper and lower case count as the same.
 */
export function unpredictableCharacters(password: string): number {
  const part = repeatedPart([...password.toLowerCase()]);
  return part.filter((character, index) => index === 0 || !follows(part[index - 1] ?? '', character)).length;
}
