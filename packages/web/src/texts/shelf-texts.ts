/** The shelf: the wheelsets that the visitor has at hand in every tool. */
export const shelfTexts = {
  name: 'Shelf',
  open: 'Compare',
  add: 'Add to shelf',
  addShort: '+ Shelf',
  link: (count: number) => `Shelf ${count}: ${count === 1 ? '1 wheelset' : `${count} wheelsets`}`,
  done: (name: string, isThere: boolean, count: number) =>
    `${name} is ${isThere ? 'on your shelf' : 'off your shelf'} (${count})`,
  from: 'From your shelf',
  others: 'All wheelsets',
} as const;
