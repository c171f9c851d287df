import { expect, test } from 'vitest';
import { fuzzProviderAnswers } from '../../testing/public.ts';

test('mutated answers of the provider never crash or yield what they do not hold', () => {
  const { crashes, wrong } = fuzzProviderAnswers(2000, 12);
  expect({ crashes: crashes.slice(0, 3), wrong: wrong.slice(0, 3) }).toEqual({
    crashes: [],
    wrong: [],
  });
}, 60_000);
