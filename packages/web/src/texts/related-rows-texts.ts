/** Words of the rows that belong to a row of the catalogue. */
export const relatedRowsTexts = {
  parts: 'Parts of this groupset',
  sizes: 'Sizes of this frame',
  addPart: 'Add part',
  addSize: 'Add size',
  noParts: 'No part names this groupset as its set. Add a part, or import the list of groupset components.',
  noSizes: 'This frame has no sizes yet.',
  loadFailed: 'These rows could not be loaded.',
  loadFailedHelp: 'Your connection may be down, or your session has ended.',
  rest: 'Rest of the set',
  restHelp:
    'What the set counts beyond its parts: battery, wires, hoses. It is the figure of the set minus the sum of its parts.',
  set: 'Set',
  sum: 'Sum of parts',
  price: 'Price',
  weight: 'Weight',
  unknown: 'unknown',
  partsUnknown: 'with assumed figures for parts that have none',
  noFigure: 'none: the set has no figure of its own and counts as its parts',
  drawn: 'Drawn size',
  drawing: (frame: string, size: string) => `Side view of ${frame} in size ${size}`,
  typical: 'Stack and reach are unknown: the drawing shows a typical geometry.',
} as const;
