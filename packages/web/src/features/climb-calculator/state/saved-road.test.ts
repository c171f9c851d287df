import { evenly, gpxText, northwards } from '@pp-tools/domain/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readRoadFile } from './road-file.ts';
import { longestSavedCode, readSavedRoad, saveRoad } from './saved-road.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

async function aRoad() {
  const text = gpxText(northwards(evenly(3000, 50), (metres) => 1000 + 0.07 * metres));
  const road = await readRoadFile(new Blob([text]), () => undefined);
  if (!road.ok) throw new Error(road.fault.code);
  return { ...road.value, name: 'climb.gpx' };
}

describe('the road of a file in the browser’s storage', () => {
  test('comes back exactly as it was ridden', async () => {
    const road = await aRoad();
    expect(saveRoad(road)).toBe(true);
    expect(readSavedRoad()).toEqual(road);
  });

  test('is not there at first, nor when the storage holds anything else', () => {
    expect(readSavedRoad()).toBeNull();
    for (const text of ['{', '{"version":1,"value":{"name":"x","code":"k"}}', '{"version":9,"value":null}']) {
      stored.set('pp.climb-road', text);
      expect(readSavedRoad()).toBeNull();
    }
  });

  test('a code changed by one letter is no road', async () => {
    const road = await aRoad();
    saveRoad({ ...road, code: road.code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) });
    expect(readSavedRoad()).toBeNull();
  });

  test('a road too long for the storage takes the place of none', async () => {
    const road = await aRoad();
    saveRoad(road);
    expect(saveRoad({ ...road, code: 'k'.repeat(longestSavedCode + 1) })).toBe(false);
    expect(readSavedRoad()).toBeNull();
  });
});
