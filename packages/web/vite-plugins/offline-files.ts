import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What we read of Vite's build manifest: chunks by the path of their source. */
export type BuildManifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly imports?: readonly string[];
      readonly dynamicImports?: readonly string[];
      readonly css?: readonly string[];
      /** Files that the style sheets name, such as the typeface. */
      readonly assets?: readonly string[];
    }
  >
>;

const publicPages = ['index.html', 'climb-calculator.html'] as const;

/** What only staff open. A renamed screen stops the build, so that what works offline never changes unseen. */
export const staffScreens = [
  'src/features/admin-session/login-screen.tsx',
  'src/features/admin-session/register-screen.tsx',
  'src/features/admin-session/admin-shell.tsx',
  'src/features/admin-session/session-check.ts',
  'src/features/tracking-manager/tracking-manager-screen.tsx',
  'src/features/wheelset-data/wheelset-data-screen.tsx',
] as const;

/** Files of the build that the public pages can need, by following every import except those of staff screens. */
export function publicFiles(manifest: BuildManifest, staff: readonly string[]): ReadonlySet<string> {
  const unknown = [...publicPages, ...staff].filter((name) => manifest[name] === undefined);
  if (unknown.length > 0) {
    throw new Error(
      `Not in the build: ${unknown.join(', ')}. Correct the names in vite-plugins/offline-files.ts.`,
    );
  }
  const files = new Set<string>();
  const seen = new Set<string>(staff);
  const open: string[] = [...publicPages];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) continue;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    open.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []));
  }
  return files;
}

/** The public files of a finished build. Workers are missing in the manifest: they are found by their mention. */
export async function offlineFiles(dist: string): Promise<ReadonlySet<string>> {
  const manifest: BuildManifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const files = new Set(publicFiles(manifest, staffScreens));
  const code = await Promise.all(
    [...files].filter((file) => file.endsWith('.js')).map((file) => readFile(join(dist, file), 'utf8')),
  );
  const workers = (await readdir(join(dist, 'assets'))).filter((name) => /worker.*\.js$/.test(name));
  for (const name of workers) if (code.some((text) => text.includes(name))) files.add(`assets/${name}`);
  return files;
}
