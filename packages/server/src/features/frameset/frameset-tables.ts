import {
  forkWireSchema,
  frameWireSchema,
  handlebarWireSchema,
  seatpostWireSchema,
} from '@pp-tools/domain/frameset';
import { catalogueTable } from '../../catalogue/catalogue-table.ts';

/** Frames and the parts that make a frameset of them. */
export const frameTable = catalogueTable('frame', 'frames.csv', 'product_key', frameWireSchema);
export const forkTable = catalogueTable('fork', 'forks.csv', 'product_key', forkWireSchema);
export const handlebarTable = catalogueTable(
  'handlebar',
  'handlebars.csv',
  'product_key',
  handlebarWireSchema,
);
export const seatpostTable = catalogueTable('seatpost', 'seatposts.csv', 'product_key', seatpostWireSchema);
