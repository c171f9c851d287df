import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Letters and figures that nobody mixes up when reading aloud: 32 of them, 5 bits each. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const groups = 5;
const groupLength = 5;

/** A new code of 125 random bits, such as `7k2mq-…`. */
function generateAdminCode(): string {
  const letter = () => alphabet.charAt(randomInt(alphabet.length));
  const group = () => Array.from({ length: groupLength }, letter).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** The code kept in the data folder; made (and told once through `onNew`) when there is none. */
export async function keptAdminCode(
  dataDirectory: string,
  onNew: (code: string, file: string) => void,
): Promise<string> {
  const file = join(dataDirectory, 'admin-code');
  await mkdir(dataDirectory, { recursive: true });
  const code = generateAdminCode();
  const draft = `${file}.${randomInt(2 ** 40)}`;
  await writeFile(draft, `${code}\n`, { mode: 0o600 });
  try {
    // The name appears with its whole content, and only for the first of two that start together.
    await link(draft, file);
  } catch {
    const kept = (await readFile(file, 'utf8')).trim();
    if (kept.length >= code.length) return kept;
    throw new Error(`${file} holds no usable admin code; remove it to have a new one made.`);
  } finally {
    await rm(draft, { force: true });
  }
  onNew(code, file);
  return code;
}

const digest = (text: string) => createHash('sha256').update(text.trim()).digest();

/** Compares in constant time, whatever the lengths are. */
export const isSameCode = (given: string, wanted: string): boolean =>
  timingSafeEqual(digest(given), digest(wanted));
