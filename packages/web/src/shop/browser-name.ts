import { sessionTexts } from '../texts/admin-texts.ts';

/** Names as people know them; the order matters, because each later one also names itself after the earlier ones. */
const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

const firstMatch = (pairs: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  pairs.find(([pattern]) => pattern.test(agent))?.[1];

/** What a browser calls itself, in two words: "Firefox on Windows". */
export function browserName(agent: string): string {
  const browser = firstMatch(browsers, agent);
  const system = firstMatch(systems, agent);
  if (browser === undefined) return agent.slice(0, 40) || sessionTexts.unknownBrowser;
  return system === undefined ? browser : `${browser} on ${system}`;
}
