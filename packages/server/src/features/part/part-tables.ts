import {
  miscComponentWireSchema,
  pedalWireSchema,
  saddleWireSchema,
  tubeWireSchema,
  tyreWireSchema,
} from '@pp-tools/domain/part';
import { catalogueTable } from '../../catalogue/catalogue-table.ts';

/** Tyres, tubes and the small parts of step 4. */
export const tyreTable = catalogueTable('tire', 'tires.csv', 'id', tyreWireSchema);
export const tubeTable = catalogueTable('tube', 'tubes.csv', 'id', tubeWireSchema);
export const saddleTable = catalogueTable('saddle', 'saddles.csv', 'id', saddleWireSchema);
export const pedalTable = catalogueTable('pedal', 'pedals.csv', 'id', pedalWireSchema);
export const miscComponentTable = catalogueTable('misc_component', 'misc.csv', 'id', miscComponentWireSchema);
