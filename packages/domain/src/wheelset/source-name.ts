/** What the place of a spreadsheet is called on the screen: an address as it is, of a file only its name. */
export const sourceName = (place: string): string =>
  /^https?:/i.test(place) ? place : (place.split(/[\\/]/).findLast((part) => part !== '') ?? place);
