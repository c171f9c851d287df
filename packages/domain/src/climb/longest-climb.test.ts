import { describe, expect, test } from 'vitest';
import { longestClimbIn } from './longest-climb.ts';
import { constantProfile, profileOf, totalsOf } from './profile.ts';

const stretch = (length: number, percent: number) => ({ length, sine: percent / 100 });

describe('the longest climb in a road', () => {
  test('of a loop is the way up, without the flat before and the descent after', () => {
    const loop = profileOf(
      [stretch(5000, 0.2), stretch(3000, 7), stretch(500, -1), stretch(4000, 6), stretch(9000, -5)],
      200,
    );
    const climb = longestClimbIn(loop);
    expect(climb).toMatchObject({ from: 5000, to: 12_500 });
    expect(climb?.rise).toBeCloseTo(445, 6);
    expect(climb && totalsOf(climb.profile).lowest).toBeCloseTo(210, 6);
    expect(climb && totalsOf(climb.profile).ascent).toBeCloseTo(450, 6);
  });

  test('is not offered where the road is one climb, flat, or only a bump', () => {
    expect(longestClimbIn(constantProfile(0.07, 3000, 100))).toBeNull();
    expect(longestClimbIn(constantProfile(0.001, 30_000, 100))).toBeNull();
    expect(longestClimbIn(profileOf([stretch(3000, 0), stretch(300, 5), stretch(3000, -0.5)], 0))).toBeNull();
  });
});
