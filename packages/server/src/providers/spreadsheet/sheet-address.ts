const sheetPath = /^(?:\/a\/[^/]+)?\/spreadsheets\/(?:u\/\d+\/)?d\/(e\/)?([\w-]+)(?:\/|$)/;

/**
 * The address that gives a Google spreadsheet as CSV, for whatever link its owner copied (edit, share,
 * published page); any other address stays as it is.
 */
export function csvExportAddress(address: URL): URL {
  const [, published, id] =
    address.host === 'docs.google.com' ? (sheetPath.exec(address.pathname) ?? []) : [];
  if (id === undefined) return address;
  const tab = address.searchParams.get('gid') ?? /\bgid=(\d+)/.exec(address.hash)?.[1];
  const tabName = address.searchParams.get('sheet');
  if (tabName !== null && !published) {
    // Only the query address takes a tab by its name; a query and a range of the owner's stay too.
    const query = new URL(`https://docs.google.com/spreadsheets/d/${id}/gviz/tq?${address.searchParams}`);
    query.searchParams.set('tqx', 'out:csv');
    return query;
  }
  const target = new URL(`https://docs.google.com/spreadsheets/d/${published ?? ''}${id}/`);
  target.pathname += published ? 'pub' : 'export';
  target.searchParams.set(published ? 'output' : 'format', 'csv');
  if (tab) target.searchParams.set('gid', tab);
  if (tab && published) target.searchParams.set('single', 'true');
  return target;
}

/** The address for people: host and path, without user, query and fragment, which may let anybody in. */
export const shownAddress = (address: URL): string =>
  `${address.protocol}//${address.host}${address.pathname}`;
