import { formatFigure, type UnitSystem } from '@pp-tools/domain/core';

/** Labels of the visitor's own parts, and the name of a part that was given none. */
export const ownPartTexts = {
  editFigures: 'Edit price and weight',
  name: 'Name (optional)',
  brand: 'Brand (optional)',
  weight: 'Weight (grams)',
  price: 'Price (USD)',
  optionalWeight: 'Weight (grams, optional)',
  optionalPrice: 'Price (USD, optional)',
  cancel: 'Cancel',
  countsAs: (value: number, kind: 'grams' | 'money', units: UnitSystem) =>
    `Counts as ${formatFigure(value, kind, units)}`,
  add: (name: string) => `Add ${name}`,
  frame: {
    title: 'Bring My Own Frameset',
    add: 'Add Frameset',
    name: 'Custom Frameset',
    tyreWidth: 'Tire clearance (mm, optional)',
    type: 'Frame type',
  },
  wheelset: {
    title: 'Bring My Own Wheelset',
    add: 'Add Wheelset',
    name: 'Custom Wheelset',
    tyreWidth: 'Min tire width (mm, optional)',
  },
  other: { add: 'Add to Build', pedalType: 'Pedal type' },
} as const;

/** Units in the labels of own parts. */
export const ownUnitTexts = {
  metric: { grams: 'grams', millimetres: 'mm' },
  imperial: { grams: 'oz', millimetres: 'in' },
} as const;
