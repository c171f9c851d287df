import { expect, test } from 'vitest';
import { sampleCatalogue } from './sample-catalogue.ts';

test('the sample catalogue is whole and its parts know what they fit to', () => {
  const catalogue = sampleCatalogue();
  const sizes = Object.fromEntries(Object.entries(catalogue).map(([list, rows]) => [list, rows.length]));
  expect(sizes).toEqual({
    frames: 70,
    forks: 30,
    handlebars: 30,
    seatposts: 28,
    wheelsets: 120,
    tyres: 80,
    tubes: 35,
    components: 428,
    groupsets: 43,
    others: 60 + 28 + 23 + 33 + 57,
  });
  expect(catalogue.frames.filter(({ fit }) => fit.rearHub !== null).length).toBeGreaterThan(60);
  expect(catalogue.wheelsets.filter(({ fit }) => fit.wheelSize !== null)).toHaveLength(120);
  expect(catalogue.tyres.filter(({ fit }) => fit.beadDiameterMm !== null)).toHaveLength(80);
  expect(catalogue.components.filter(({ fit }) => fit.variant !== null).length).toBeGreaterThanOrEqual(400);
});
