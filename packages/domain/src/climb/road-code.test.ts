import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { constantProfile, type Profile, totalsOf } from './profile.ts';
import { readRoadCode, savedRoadCode, sharedRoadCode } from './road-code.ts';
import { profileOfBends } from './road-simplification.ts';

/** Roads of two parts with hills, turning east. */
const hilly = fc
  .record({
    count: fc.integer({ min: 20, max: 3000 }),
    wave: fc.integer({ min: 5, max: 120 }),
    slope: fc.double({ min: -0.1, max: 0.12, noNaN: true }),
    jump: fc.integer({ min: -200, max: 400 }),
  })
  .map(({ count, wave, slope, jump }): Profile => {
    const heightAt = (index: number) =>
      1500 + Math.max(-1900, Math.min(6000, slope * 10 * index)) + 8 * Math.sin(index / wave);
    const bends = Array.from({ length: count }, (_, index) => ({
      at: 10 * index,
      height: heightAt(index) + (index > count / 2 ? jump : 0),
      heading: (index * 3) % 360,
    }));
    const half = Math.floor(count / 2);
    const second = {
      ...bends[half + 1],
      at: bends[half]?.at ?? 0,
      height: heightAt(half) + jump,
      heading: 0,
    };
    return profileOfBends([...bends.slice(0, half + 1), second, ...bends.slice(half + 1)]);
  });

const readOrFail = (code: string) => {
  const road = readRoadCode(code);
  if (road === null) throw new Error('not read');
  return road;
};

/** Height along the road at the ends of segments. */
const heightsOf = ({ altitude, rise }: Profile) =>
  altitude.map((middle, index) => middle + (rise[index] ?? 0) / 2);

describe('a road in a link', () => {
  test('is under 2 kB, with its length, ends and heights within the error it states', () => {
    fc.assert(
      fc.property(hilly, (profile) => {
        const code = sharedRoadCode(profile);
        expect(code.length).toBeLessThan(1700);
        const { profile: shared, error } = readOrFail(code);
        expect(shared.length.length).toBeLessThanOrEqual(200);
        const [before, after] = [totalsOf(profile), totalsOf(shared)];
        expect(Math.abs(after.length - before.length)).toBeLessThan(0.2);
        expect(Math.abs(after.highest - before.highest)).toBeLessThanOrEqual(error + 0.11);
        expect(Math.abs(after.lowest - before.lowest)).toBeLessThanOrEqual(error + 0.11);
        expect(heightsOf(shared).at(-1)).toBeCloseTo(heightsOf(profile).at(-1) ?? 0, 0);
      }),
      { seed: 31, numRuns: 60 },
    );
  });

  test('an even road is two bends without an error', () => {
    const { profile, error } = readOrFail(sharedRoadCode(constantProfile(0.08, 10_000, 500)));
    expect(profile.length).toHaveLength(1);
    expect(error).toBeCloseTo(0.1, 6);
    expect(totalsOf(profile).ascent).toBeCloseTo(797.4, 0);
  });

  test('a letter lost, added or changed is noticed', () => {
    const code = sharedRoadCode(constantProfile(0.08, 10_000, 500));
    for (let at = 0; at < code.length; at += 1) {
      expect(readRoadCode(code.slice(0, at) + code.slice(at + 1))).toBeNull();
      const other = code[at] === 'Q' ? 'R' : 'Q';
      expect(readRoadCode(code.slice(0, at) + other + code.slice(at + 1))).toBeNull();
    }
  });

  test('what is no road is refused, and reading never throws', () => {
    for (const code of ['', 's', 'k', 'sAAAA', 'x123', sharedRoadCode(constantProfile(0.08, 20, 500))])
      expect(readRoadCode(code)).toBeNull();
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        expect(readRoadCode(`s${text}`)).toBeNull();
      }),
      { seed: 32, numRuns: 1000 },
    );
  });
});

test('a saved road is the whole road to the centimetre, jumps between parts included', () => {
  fc.assert(
    fc.property(hilly, (profile) => {
      const { profile: saved } = readOrFail(savedRoadCode(profile));
      expect(saved.length).toHaveLength(profile.length.length);
      const [before, after] = [heightsOf(profile), heightsOf(saved)];
      before.forEach((height, index) => {
        expect(Math.abs((after[index] ?? 0) - height)).toBeLessThan(0.02);
      });
      expect(Math.abs(totalsOf(saved).ascent - totalsOf(profile).ascent)).toBeLessThan(
        0.1 + profile.length.length * 0.001,
      );
    }),
    { seed: 33, numRuns: 40 },
  );
});
