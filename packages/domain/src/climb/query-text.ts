/** Pairs of a query text ("?a=1&b=2"); of equal names the first counts, what cannot be decoded is left out. */
export function readQuery(text: string): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (const part of text.replace(/^\?/, '').split('&')) {
    const [name = '', value = ''] = part.split(/=(.*)/s);
    const decoded = decode(value);
    if (name !== '' && decoded !== null && !pairs.has(name)) pairs.set(name, decoded);
  }
  return pairs;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** A query text of pairs; commas and @ stay readable. */
export const writeQuery = (pairs: readonly (readonly [string, string])[]): string =>
  pairs
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(value).replace(/%2C/g, ',').replace(/%40/g, '@').replace(/%3A/g, ':')}`,
    )
    .join('&');
