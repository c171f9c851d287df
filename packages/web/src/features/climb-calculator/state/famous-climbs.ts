import { type FamousClimb, parseClimbs } from '@pp-tools/domain/climb';
import climbsText from '../../../../../../data/climbs.csv?raw';

/** The famous climbs of data/climbs.csv, by country and name. */
export const famousClimbs: readonly FamousClimb[] = parseClimbs(climbsText).toSorted(
  (a, b) => a.country.localeCompare(b.country) || a.name.localeCompare(b.name),
);
