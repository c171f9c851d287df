import type { LoadPart } from './lazy-part.ts';

const noteName = 'pp.reloadedAt';
/** Servers of two builds behind one address would otherwise send the page back and forth. */
const pauseMilliseconds = 300_000;

/**
 * The server has another build than this page, so the page's parts may be gone. False without an answer.
 * @param own address of the page's own script, which each build names in its pages
 */
async function isReplaced(own: string): Promise<boolean> {
  const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
  return answer.ok && !(await answer.text()).includes(own);
}

/**
 * Reloads the page when one of its parts is missing because the server has a newer build; at most once in five
 * minutes. What the visitor chose is in the browser's storage and in the address, so nothing is lost.
 * @returns false when a reload would not help
 */
async function reloadForNewerBuild(): Promise<boolean> {
  try {
    const own = document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src');
    const now = Date.now();
    if (!own || now - Number(sessionStorage.getItem(noteName) ?? 0) < pauseMilliseconds) return false;
    if (!(await isReplaced(own))) return false;
    sessionStorage.setItem(noteName, String(now));
    window.location.reload();
    return true;
  } catch {
    // Without a network or with blocked storage the visitor is told and decides.
    return false;
  }
}

/** Fetches a screen; where a newer build took its place, the page loads once more and the screen never comes. */
export const orReload =
  (load: LoadPart<object>): LoadPart<object> =>
  async () => {
    try {
      return await load();
    } catch (fault) {
      if (await reloadForNewerBuild()) return await new Promise<never>(() => undefined);
      throw fault;
    }
  };
