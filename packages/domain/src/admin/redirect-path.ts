/** Longer addresses are not ours; browsers and proxies cut them at will. */
const longest = 2000;

/** A path of our own site: unreserved characters and escapes, no '@', no backslash, then query and fragment. */
const localPath = /^(\/[\w\-.~!$&'()*+,;=:%/]*)(\?[\w\-.~!$&'()*+,;=:@%/?]*)?(#[\w\-.~!$&'()*+,;=:@%/?]*)?$/;
/** Escapes that some reader may undo into a separator, a control character or a second escape. */
const hiddenSeparator = /%(2f|5c|25|40|[01][0-9a-f]|7f)/i;

/**
 * The address to go to after logging in: `candidate` when it is a plain path of this site, else `fallback`.
 * Whatever a browser could read as another host (`//evil`, `/\evil`, `https:evil`) falls back (ADM-02).
 */
export function safeRedirectPath(candidate: string | null | undefined, fallback: string): string {
  if (!candidate || candidate.length > longest) return fallback;
  const path = localPath.exec(candidate)?.[1];
  if (path === undefined || hiddenSeparator.test(path)) return fallback;
  const segments = path.split('/').slice(1);
  const inner = segments.slice(0, -1);
  const strange = inner.includes('') || segments.some((segment) => segment === '.' || segment === '..');
  const loopsBack = /^\/ppauth\/admin(login|register)(\/|$)/i.test(path);
  return strange || loopsBack ? fallback : candidate;
}
