import { builderPaths, isPublicPagePath, wheelsetPaths } from '@pp-tools/domain/contract';

const climbPage = '/climb-calculator.html';

/** Pages that are stored with the first visit; the first of them also opens addresses that were not visited. */
export const storedPages = ['/', climbPage] as const;

/** Visited pages that stay stored; the oldest go first. */
export const mostStoredPages = 60;

/** Whether an address is a page that every visitor may read. */
export const isStoredPage = (pathname: string): boolean =>
  pathname === climbPage || isPublicPagePath(pathname);

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
const publicLists = [wheelsetPaths.list, ...Object.values(builderPaths)].map(patternOf);

/** Whether an address is one of the lists that every visitor may read. */
export const isPublicList = (pathname: string): boolean => publicLists.some((list) => list.test(pathname));

/** Whether an answer may stay in the browser at all. */
export const mayBeStored = (answer: Response): boolean =>
  answer.ok && !answer.redirected && !/no-store|private/.test(answer.headers.get('cache-control') ?? '');

/** Whether an html page names only scripts of this build: a newer page without its files would stay blank. */
export const fitsBuild = (html: string, files: ReadonlySet<string>): boolean =>
  (html.match(/\/assets\/[\w.-]+\.js\b/g) ?? []).every((source) => files.has(source));
