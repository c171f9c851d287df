// Where each requirement stands: its words, the files that name it, the tests that hold it. `npm run rules -- CMP-05`.

import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './project.ts';

/** One line of docs/requirements.tsv with the places that name its id. */
export interface Requirement {
  readonly id: string;
  readonly text: string;
  /** Sources whose comments name it, relative to the root. */
  readonly sources: readonly string[];
  /** Files of tests with the id in a title, relative to the root. */
  readonly tests: readonly string[];
}

const places = ['packages/*/src/**/*.{ts,tsx}', 'packages/*/migrations/*.ts', 'e2e/**/*.ts'];
const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);
const idForm = /\b[A-Z]{3}-\d{2}\b/g;

/** Ids in a file; in a test only those inside quotes, since a title is one and a comment is not. */
function idsIn(file: string, text: string): ReadonlySet<string> {
  const looked = isTest(file) ? (text.match(/(['"`])(?:(?!\1)[^\\]|\\.)*\1/g) ?? []).join('\n') : text;
  return new Set(looked.match(idForm));
}

/** Reads every requirement with its places. */
export async function readRequirements(): Promise<readonly Requirement[]> {
  const files: { readonly file: string; readonly ids: ReadonlySet<string> }[] = [];
  for await (const file of glob(places, { cwd: root, exclude: (name) => name === 'node_modules' }))
    files.push({ file, ids: idsIn(file, await readFile(join(root, file), 'utf8')) });
  files.sort((a, b) => (a.file < b.file ? -1 : 1));
  const lines = (await readFile(join(root, 'docs', 'requirements.tsv'), 'utf8')).trim().split('\n');
  return lines.flatMap((line) => {
    const [id = '', text = ''] = line.split('\t');
    if (!/^[A-Z]{3}-\d{2}$/.test(id)) return [];
    const named = files.filter(({ ids }) => ids.has(id)).map(({ file }) => file);
    return {
      id,
      text,
      sources: named.filter((file) => !isTest(file)),
      tests: named.filter(isTest),
    };
  });
}

/** Throws when a requirement has no test that names it. */
export async function checkRequirements(): Promise<void> {
  const bare = (await readRequirements()).filter(({ tests }) => tests.length === 0);
  if (bare.length > 0) throw new Error(`no test names ${bare.map(({ id }) => id).join(', ')}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const wanted = process.argv.slice(2);
  for (const { id, text, sources, tests } of await readRequirements()) {
    if (wanted.length > 0 && !wanted.includes(id)) continue;
    console.log(`${id}  ${text}`);
    for (const file of [...sources, ...tests]) console.log(`        ${file}`);
  }
}
