import { groupsetComponentWireSchema, groupsetWireSchema } from '@pp-tools/domain/groupset';
import { catalogueTable } from '../../catalogue/catalogue-table.ts';

/** Groupsets as their makers sell them. */
export const groupsetTable = catalogueTable('groupset', 'groupsets.csv', 'id', groupsetWireSchema);
/** The parts of groupsets and loose ones beside. */
export const componentTable = catalogueTable(
  'groupset_component',
  'groupset_components.csv',
  'id',
  groupsetComponentWireSchema,
);
