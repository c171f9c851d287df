import { builderPaths, isPublicPagePath, wheelsetPaths } from '@pp-tools/domain/contract';

const climbPage = '/climb-calculator.html';

/** The html pages that every public address shows. */
export const storedPages = ['/', climbPage] as const;

/** Under which page an address is stored; null for addresses that are no public page. */
export function pageOf(pathname: string): string | null {
  if (pathname === climbPage) return climbPage;
  return isPublicPagePath(pathname) ? '/' : null;
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
const publicLists = [wheelsetPaths.list, ...Object.values(builderPaths)].map(patternOf);

/** Whether an address is one of the lists that every visitor may read. */
export const isPublicList = (pathname: string): boolean => publicLists.some((list) => list.test(pathname));

/** Whether an answer may stay in the browser at all. */
export const mayBeStored = (answer: Response): boolean =>
  answer.ok && !answer.redirected && !/no-store|private/.test(answer.headers.get('cache-control') ?? '');

/** Whether an html page loads only scripts of this build: a newer page without its files would stay blank. */
export const fitsBuild = (html: string, files: ReadonlySet<string>): boolean =>
  [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].every(([, source = '']) => files.has(source));
