import { expect, test } from 'vitest';
import { rulesThatFire } from '../testing/rules-that-fire.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { rules } from './public.ts';

/** Rules that no part of the catalogue can wake, each with the column that waits for data. */
const silent: Readonly<Record<number, string>> = {
  15: 'groupset_components.csv, actuation_family: no part has a LINKGLIDE or CUES label',
  42: 'component-fit.csv has no column for the widest tire of a rim caliper',
  63: 'frame-fit.csv, handlebars.csv and seatposts.csv, rider_limit_kg: no maker’s figure is in the files yet',
};

test('every rule can fire on parts of the catalogue, or waits for a column that is named here', () => {
  const heard = rulesThatFire(sampleCatalogue());
  const unheard = rules.map(({ number }) => number).filter((number) => !heard.has(number));
  expect(unheard).toEqual(Object.keys(silent).map(Number));
});
