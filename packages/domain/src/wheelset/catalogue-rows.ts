import type { Cell } from '../core/public.ts';
import { catalogueColumnNames, type NewWheelsetWire } from './sheet-columns.ts';

/** Wheelsets as a catalogue file holds them: a heading for each field, then a row each; it can be imported as it is. */
export const catalogueRows = (wheelsets: readonly NewWheelsetWire[]): (readonly Cell[])[] => [
  catalogueColumnNames,
  ...wheelsets.map((wheelset) => catalogueColumnNames.map((name) => wheelset[name])),
];
