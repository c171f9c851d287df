/** The same wheelset with a short name: one without is called by its name, in the database and when lists are compared. */
export function withShortName<Named extends { readonly name: string; readonly shortName: string }>(
  wheelset: Named,
): Named {
  const shortName = wheelset.shortName.trim() || wheelset.name;
  return shortName === wheelset.shortName ? wheelset : { ...wheelset, shortName };
}
