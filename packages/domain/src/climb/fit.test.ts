import { describe, expect, test } from 'vitest';
import { evenly, fitBytes, northwards, withFitChecksum } from '../testing/public.ts';
import { readFit } from './fit.ts';
import { profileOfTrack } from './track-profile.ts';

const climb = northwards(evenly(3000, 50), (metres) => 1000 + 0.07 * metres);

describe('FIT', () => {
  test('CLB-03 an activity gives positions, heights and times', () => {
    const track = readFit(fitBytes(climb));
    if (!track.ok) throw new Error(track.fault.code);
    expect(track.value).toMatchObject({ kind: 'track', name: null, starts: [0], skipped: 0 });
    expect(track.value.latitude[1]).toBeCloseTo(climb[1]?.latitude ?? 0, 6);
    expect([track.value.time[0], track.value.time[1]]).toEqual([1_700_000_000, 1_700_000_001]);
    const road = profileOfTrack(track.value);
    if (!road.ok) throw new Error(road.fault.code);
    expect(road.value.report.rise).toBeCloseTo(210, 0);
  });

  test('a course is called after itself; heights that say nothing are unknown', () => {
    const track = readFit(
      fitBytes(
        climb.map((point, index) => (index === 3 ? { ...point, elevation: null } : point)),
        'Col',
      ),
    );
    if (!track.ok) throw new Error(track.fault.code);
    expect(track.value).toMatchObject({ kind: 'route', name: 'Col' });
    expect(track.value.elevation[3]).toBeNaN();
  });

  test('a name that is no text is none, the course is still a road', () => {
    const bytes = fitBytes(climb.slice(0, 5), 'Col');
    const at = bytes.findIndex((byte, index) => byte === 0x43 && bytes[index + 1] === 0x6f);
    bytes[at] = 0xff;
    expect(readFit(withFitChecksum(bytes))).toMatchObject({ ok: true, value: { name: null } });
  });

  test('a file that is cut or changed anywhere is damaged, one without positions has no points', () => {
    const bytes = fitBytes(climb.slice(0, 5));
    for (let end = 0; end < bytes.length; end += 7)
      expect(readFit(bytes.slice(0, end))).toEqual({ ok: false, fault: { code: 'damaged', kind: 'fit' } });
    const changed = bytes.slice();
    changed[60] = (changed[60] ?? 0) ^ 4;
    expect(readFit(changed).ok).toBe(false);
    expect(readFit(fitBytes([]))).toEqual({ ok: false, fault: { code: 'noPoints' } });
  });
});
