import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evenly, northwards, tcxText } from '../testing/public.ts';
import { totalsOf } from './profile.ts';
import type { Track } from './track.ts';
import { profileOfTrack, type TrackProfile } from './track-profile.ts';
import { readXmlTrack, startXmlTrack } from './xml-track.ts';

const file = (name: string) =>
  readFileSync(new URL(`../../../../data/gpx/${name}.gpx`, import.meta.url), 'utf8');

function trackOf(text: string): Track {
  const read = readXmlTrack(text);
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
}
function roadOf(text: string): TrackProfile {
  const made = profileOfTrack(trackOf(text));
  if (!made.ok) throw new Error(made.fault.code);
  return made.value;
}

/** Points 111 m apart to the north, with these heights (blank for none). */
const points = (heights: readonly (number | '')[], from = 45) =>
  heights
    .map((height, place) => {
      const ele = height === '' ? '' : `<ele>${height}</ele>`;
      return `<trkpt lat="${(from + place / 1000).toFixed(6)}" lon="6">${ele}</trkpt>`;
    })
    .join('');
const gpx = (inner: string) => `<?xml version="1.0"?><gpx version="1.1">${inner}</gpx>`;
const track = (...segments: readonly string[]) =>
  gpx(`<trk>${segments.map((segment) => `<trkseg>${segment}</trkseg>`).join('')}</trk>`);

describe('real files', () => {
  // Lengths within parts and raw rises are those of data/gpx/README.md. Rises are of our filter, which keeps slopes
  // straight at the ends; the older filter of that file flattened them and counted 3 m less at every crest.
  test.each([
    { name: 'ventoux-strava-route', kind: 'track', segments: 1, kilometres: 21.28, rise: 1564 },
    { name: 'korita-zbevnica', kind: 'track', segments: 3, kilometres: 14.9, rise: 604 },
    { name: 'blue-hills', kind: 'track', segments: 13, kilometres: 51.9, rise: 725 },
    { name: 'trek-route', kind: 'route', segments: 1, kilometres: 5.02, rise: 991 },
    { name: 'noisy-elevation', kind: 'track', segments: 1, kilometres: 51.2, rise: 843 },
  ])(
    'CLB-03 $name: $kilometres km, and the $rise m of rise that are shown are ridden',
    ({ name, segments, kind, ...road }) => {
      const { report, profile } = roadOf(file(name));
      expect(report).toMatchObject({ kind, segments });
      expect(Math.abs(report.rise / road.rise - 1)).toBeLessThan(0.005);
      expect(report.rise).toBe(totalsOf(profile).ascent);
      expect(Math.abs(totalsOf(profile).length / 1000 / road.kilometres - 1)).toBeLessThan(0.03);
      for (const [segment, rise] of profile.rise.entries())
        expect(Math.abs(rise / (profile.length[segment] ?? 1))).toBeLessThanOrEqual(0.3304);
    },
  );

  test('numeric references of a name are resolved', () => {
    expect(roadOf(file('reported/numeric-references')).report.name).toBe("Montée de l'Écluse");
  });

  test('a clean track keeps its rise and its name, a wild one is said to be rough', () => {
    const clean = roadOf(file('ventoux-strava-route')).report;
    expect(clean).toMatchObject({ isRough: false, held: 0, repeats: 0, name: 'Mont Ventoux' });
    expect(roadOf(file('noisy-elevation')).report.isRough).toBe(true);
  });

  test('repeated points and empty segments are counted, not stumbled over', () => {
    expect(roadOf(file('blue-hills')).report.repeats).toBe(23);
    expect(trackOf(file('korita-zbevnica')).starts).toHaveLength(3);
  });

  test('a file without heights is refused with the count', () => {
    expect(profileOfTrack(trackOf(file('no-elevation-duplicates')))).toEqual({
      ok: false,
      fault: { code: 'noElevation', missing: 282, points: 282 },
    });
  });

  test('a file in pieces is the same as the whole file, wherever it is cut', () => {
    const whole = file('blue-hills').slice(0, 12_000);
    const expected = trackOf(whole);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 20 }), (sizes) => {
        const reader = startXmlTrack();
        let place = 0;
        for (let turn = 0; place < whole.length; turn += 1) {
          const size = sizes[turn % sizes.length] ?? 1;
          reader.push(whole.slice(place, place + size));
          place += size;
        }
        expect(reader.finish()).toEqual({ ok: true, value: expected });
      }),
      { seed: 3, numRuns: 60 },
    );
  });
});

describe('files that are no road', () => {
  const damaged = { code: 'damaged', kind: 'xml' };
  test.each([
    ['', damaged],
    ['hello', damaged],
    ['PK\u0003\u0004 binary', damaged],
    ['<!DOCTYPE html><html><body>Sign in</body></html>', { code: 'otherKind', kind: 'html' }],
    ['<?xml version="1.0"?><kml><Document/></kml>', { code: 'otherKind', kind: 'kml' }],
    ['<osm secret="1"/>', { code: 'otherKind', kind: 'otherXml' }],
    ['<TrainingCenterDatabase/>', { code: 'noPoints' }],
    [gpx(''), { code: 'noPoints' }],
    [gpx('<trk><trkseg/></trk>'), { code: 'noPoints' }],
    [gpx('<wpt lat="1" lon="2"/><wpt lat="1" lon="2"/>'), { code: 'waypointsOnly', waypoints: 2 }],
    [
      gpx('<trk><trkseg><trkpt lat="x" lon="2"/><trkpt lat="99" lon="2"/></trkseg></trk>'),
      { code: 'noPoints' },
    ],
    [gpx('<trk><trkseg><trkpt lat="0x2d" lon="2"/></trkseg></trk>'), { code: 'noPoints' }],
  ])('%j is refused', (text, fault) => {
    expect(readXmlTrack(text)).toEqual({ ok: false, fault });
  });

  test('something huge that is no tag is given up', () => {
    const reader = startXmlTrack();
    reader.push('<gpx ');
    for (let turn = 0; turn < 5; turn += 1) reader.push('x'.repeat(1_000_000));
    expect(reader.finish()).toEqual({ ok: false, fault: { code: 'damaged', kind: 'xml' } });
  });

  test.each([
    [track(points([100])), { code: 'tooShort', metres: 0 }],
    [track(points([100, 100, 100]).replaceAll(/lat="[\d.]+"/g, 'lat="45"')), { code: 'tooShort', metres: 0 }],
  ])('a way of no length is refused', (text, fault) => {
    expect(profileOfTrack(trackOf(text))).toEqual({ ok: false, fault });
  });

  test('reading never throws, whatever the text', () => {
    const parts = fc.constantFrom(
      ...[
        '<gpx>',
        '</gpx>',
        '<trkpt lat="1" lon="2">',
        '<ele>',
        '5',
        '</ele>',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
      ],
      ...['<', '>', '"', "'", '<rtept', ' lat=', '<?', '</', '/>', '<name>', '&amp;', '\u0000'],
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 40 }), (texts) => {
        const read = readXmlTrack(texts.join(''));
        if (read.ok) profileOfTrack(read.value);
      }),
      { seed: 5, numRuns: 2000 },
    );
  });
});

describe('TCX', () => {
  test('points of laps, the name of a course but never of a course point', () => {
    const ride = northwards(evenly(1000, 50), (at) => 100 + at / 20);
    const activity = roadOf(tcxText(ride.slice(0, 11), ride.slice(10)));
    expect(activity.report).toMatchObject({ kind: 'track', name: null, segments: 2, gaps: 0 });
    expect(activity.report.rise).toBeCloseTo(50, 2);
    const course = tcxText(ride)
      .replace('<Activities><Activity Sport="Biking">', '<Courses><Course><Name>Col</Name>')
      .replace('</Activity></Activities>', '<CoursePoint><Name>Café</Name></CoursePoint></Course></Courses>');
    expect(trackOf(course)).toMatchObject({ kind: 'route', name: 'Col' });
    expect(trackOf(course).latitude).toHaveLength(21);
  });

  test('a point without a position is skipped and counted', () => {
    const text = tcxText(northwards([0, 100, 200], () => 5));
    const without = text.replace(/<Position>.*?<\/Position>/, '');
    expect(trackOf(without)).toMatchObject({ skipped: 1, starts: [0] });
    expect(trackOf(without).latitude).toHaveLength(2);
  });
});

describe('tolerance', () => {
  test('prefixes, quotes, comments, CDATA, entities and order of attributes do not matter', () => {
    const text = `<!-- a > b --><ns:gpx xmlns:ns='x'><ns:trk><ns:name><![CDATA[Col & more]]></ns:name>
      <ns:trkseg><ns:trkpt desc="a > b" lon='6' lat='45'><ns:ele> 100,5 </ns:ele></ns:trkpt>
      <ns:trkpt lat = "45.01" lon="6"><ele>110</ele></ns:trkpt></ns:trkseg></ns:trk></ns:gpx>`;
    expect(trackOf(text)).toMatchObject({ name: 'Col & more', latitude: Float64Array.of(45, 45.01) });
    expect([...trackOf(text).elevation]).toEqual([100.5, 110]);
    expect(
      trackOf(
        track('')
          .replace('<trk>', '<trk><name>A &lt; B &amp;amp; C</name>')
          .replace('</trkseg>', `${points([1, 2])}</trkseg>`),
      ).name,
    ).toBe('A < B &amp; C');
  });

  test('a figure that a fault of the XML cuts in two is none', () => {
    const whole = track(points([100, 110, 120]));
    expect(trackOf(whole.replace('<ele>110', '<ele>1<10')).elevation).toEqual(
      Float64Array.of(100, Number.NaN, 120),
    );
    expect(trackOf(whole.replace('lat="45.001000"', 'lat="45.0<01000"'))).toMatchObject({ skipped: 1 });
  });

  test('a file that breaks off is read as far as it goes and says so', () => {
    const whole = track(points([100, 110, 120]));
    expect(trackOf(whole).endsEarly).toBe(false);
    const cut = roadOf(whole.slice(0, whole.lastIndexOf('<trkpt') + 12));
    expect(cut.report).toMatchObject({ endsEarly: true, points: 2 });
  });

  test('tracks win over routes, points of a route alone are taken', () => {
    const route = '<rte><rtept lat="1" lon="1"/><rtept lat="1.1" lon="1"/></rte>';
    expect(trackOf(gpx(`${route}<trk><trkseg>${points([1, 2])}</trkseg></trk>`)).kind).toBe('track');
    expect(trackOf(gpx(route))).toMatchObject({ kind: 'route', starts: [0] });
  });

  test('heights beyond the earth are a mark for unknown', () => {
    expect(trackOf(track(points([32_768, -9999, 5]))).elevation).toEqual(
      Float64Array.of(Number.NaN, Number.NaN, 5),
    );
  });

  test.each([
    ['the metadata', '<metadata><name>Tour</name></metadata><trk><name>Track</name>', 'Tour'],
    ['GPX 1.0', '<name>Tour</name><trk><name>Track</name>', 'Tour'],
    [
      'the track',
      '<metadata><author><name>Anna Rider</name></author></metadata><trk><name>Col</name>',
      'Col',
    ],
    ['no person', '<metadata><author><name>Anna Rider</name></author></metadata><trk>', null],
    ['no waypoint', '<wpt lat="1" lon="2"><name>Car park</name></wpt><trk>', null],
    ['no route next to a track', '<rte><name>Plan</name><rtept lat="1" lon="2"/></rte><trk>', null],
    ['no blank', '<metadata><name> </name></metadata><trk><name>Col</name>', 'Col'],
    ['CDATA', '<trk><name><![CDATA[Col & more]]></name>', 'Col & more'],
    [
      'references',
      '<trk><name>Mont&#233;e de l&#39;&#xC9;cluse &amp;amp;</name>',
      "Montée de l'Écluse &amp;",
    ],
    ['an unknown entity', '<!DOCTYPE gpx [<!ENTITY me "x">]><trk><name>A &me; B</name>', 'A &me; B'],
  ])('a road is called after %s', (_, head, name) => {
    const named = `${head}<trkseg>${points([1, 2]).replace('<ele>', '<name>Bend 1</name><ele>')}</trkseg></trk>`;
    expect(trackOf(gpx(named)).name).toBe(name);
  });

  test('few unknown heights are filled along the way, many are refused', () => {
    const heights = (unknown: number) =>
      Array.from({ length: 100 }, (_, place) => (place > 0 && place <= unknown ? '' : place * 4));
    expect(roadOf(track(points(heights(5)))).report).toMatchObject({ filledHeights: 5 });
    expect(roadOf(track(points(heights(5)))).report.rise).toBeCloseTo(
      roadOf(track(points(heights(0)))).report.rise,
      6,
    );
    expect(profileOfTrack(trackOf(track(points(heights(6)))))).toMatchObject({
      ok: false,
      fault: { missing: 6 },
    });
  });

  test('parts are joined without the way and the height between them', () => {
    const flat = (from: number, height: number) =>
      points(
        Array.from({ length: 10 }, () => height),
        from,
      );
    const { profile, report } = roadOf(track(flat(45, 100), flat(46, 900)));
    expect(report).toMatchObject({ segments: 2, rise: 0, rawRise: 0 });
    expect(totalsOf(profile)).toMatchObject({ ascent: 0, lowest: 100, highest: 900 });
    expect(totalsOf(profile).length).toBeCloseTo(2 * 9 * 111.19, 0);
  });

  test('a wall is spread at 35 % and counted, its rise stays', () => {
    const { report, profile } = roadOf(
      track(points(Array.from({ length: 30 }, (_, index) => (index < 15 ? 10 : 310)))),
    );
    expect(report.held).toBeGreaterThan(50);
    expect(report.rise).toBeCloseTo(300, 3);
    expect(totalsOf(profile).steepest).toBeCloseTo(0.35 / Math.hypot(1, 0.35), 6);
  });

  test('headings follow the way', () => {
    const { profile } = roadOf(track(points([1, 2, 3])));
    expect(profile.heading?.[0]).toBeCloseTo(0, 6);
    const east = points([1, 2, 3]).replaceAll(/lat="45\.00(\d)000" lon="6"/g, 'lat="0" lon="6.00$1"');
    expect(roadOf(track(east)).profile.heading?.[0]).toBeCloseTo(90, 6);
  });

  test('negative heights are legal', () => {
    expect(totalsOf(roadOf(track(points([-20, -25, -30]))).profile).lowest).toBeLessThan(-25);
  });
});
