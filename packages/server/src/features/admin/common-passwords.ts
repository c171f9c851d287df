import { readFile } from 'node:fs/promises';

/** Reads the list of passwords that people really use (data/common-passwords.txt): lower case, one a line. */
export async function readCommonPasswords(file: string): Promise<(text: string) => boolean> {
  const words = new Set((await readFile(file, 'utf8')).split('\n').filter(Boolean));
  return (text) => words.has(text);
}
