import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { evenly, fitBytes, gpxText, northwards, tcxText } from '@pp-tools/domain/testing';
import { describe, expect, test } from 'vitest';
import { trackFaultText } from '../../../texts/track-texts.ts';
import { largestUnpacked, type RoadFileFault, readRoadFile } from './road-file.ts';

const folder = new URL('../../../../../../data/gpx/', import.meta.url);
const stored = (name: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(new URL(name, folder)));
const climb = northwards(evenly(3000, 50), (metres) => 1000 + 0.07 * metres);
const named = (encoding: string) =>
  gpxText(climb)
    .replace('<?xml version="1.0"?>', `<?xml version="1.0" encoding="${encoding}"?>`)
    .replace('<trk>', '<trk><name>Montée de l’Écluse</name>');
const utf16 = (text: string, isLittle: boolean, mark = true) => {
  const bytes = Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le');
  return isLittle ? bytes : bytes.swap16();
};
const windows1252 = (text: string) => Buffer.from(text.replace('’', '\u0092'), 'latin1');
const read = (...parts: readonly (string | Uint8Array)[]) =>
  readRoadFile(
    new Blob(parts.map((part) => (typeof part === 'string' ? part : Uint8Array.from(part)))),
    () => undefined,
  );

describe('roads from files as people have them', () => {
  test.each([
    ['UTF-8', named('UTF-8')],
    ['UTF-8 with a mark', `\uFEFF${named('UTF-8')}`],
    ['windows-1252', windows1252(named('windows-1252'))],
    ['ISO-8859-1', windows1252(named('ISO-8859-1'))],
    ['UTF-16 LE', utf16(named('UTF-16'), true)],
    ['UTF-16 BE', utf16(named('UTF-16'), false)],
    ['UTF-16 LE without a mark', utf16(named('UTF-16'), true, false)],
    ['packed UTF-8', gzipSync(named('UTF-8'))],
  ])('CLB-03 %s keeps its name and its road', async (_, file) => {
    const road = await read(file);
    expect(road).toMatchObject({ ok: true, value: { report: { name: 'Montée de l’Écluse' } } });
    expect(road.ok && Math.round(road.value.report.rise)).toBe(210);
  });

  test.each([
    ['a packed GPX file', stored('reported/compressed.gpx.gz')],
    ['a TCX file', tcxText(climb)],
    ['a packed TCX file with blanks before it', gzipSync(`\n   ${tcxText(climb)}`)],
    ['a FIT file', fitBytes(climb)],
    ['a packed FIT file', gzipSync(fitBytes(climb))],
  ])('CLB-03 %s is a road of 210 m', async (_, file) => {
    const road = await read(file);
    if (!road.ok) throw new Error(JSON.stringify(road.fault));
    expect(Math.abs(road.value.report.rise - 210)).toBeLessThan(2.1);
  });

  test.each<[string, readonly (string | Uint8Array)[], RoadFileFault]>([
    ['a KML file', ['<kml secret="1"/>'], { code: 'otherKind', kind: 'kml' }],
    ['a KMZ file', ['PK\u0003\u0004secret'], { code: 'otherKind', kind: 'zip' }],
    ['a web page', ['<!doctype html><p>secret</p>'], { code: 'otherKind', kind: 'html' }],
    ['GeoJSON', ['{"type":"secret"}'], { code: 'otherKind', kind: 'json' }],
    ['a text', ['secret'], { code: 'otherKind', kind: 'text' }],
    ['nothing', [''], { code: 'otherKind', kind: 'empty' }],
    ['unknown bytes', [Uint8Array.of(0, 1, 2, 3)], { code: 'otherKind', kind: 'other' }],
    ['an unknown XML', ['<secret:secret/>'], { code: 'otherKind', kind: 'otherXml' }],
    ['an unknown encoding', ['<?xml version="1.0" encoding="secret"?><gpx/>'], { code: 'encodingUnknown' }],
    ['a cut packed file', [gzipSync(gpxText(climb)).subarray(0, 200)], { code: 'damaged', kind: 'gzip' }],
    ['a packed packed file', [gzipSync(gzipSync('secret'))], { code: 'otherKind', kind: 'gzip' }],
    ['a cut FIT file', [fitBytes(climb).subarray(0, 300)], { code: 'damaged', kind: 'fit' }],
    ['a packed web page', [gzipSync('<html>secret')], { code: 'otherKind', kind: 'html' }],
  ])('CLB-03 %s is named for what it is, without a word of its content', async (_, parts, fault) => {
    const road = await read(...parts);
    expect(road).toEqual({ ok: false, fault });
    expect(trackFaultText(fault)).not.toContain('secret');
    expect(trackFaultText(fault)).toMatch(/^This .*\.$/);
  });

  test('a packed file that unpacks without end is given up at the bound', async () => {
    const bomb = gzipSync(
      Buffer.concat([Buffer.from('<gpx><trk>'), Buffer.alloc(largestUnpacked + 100, ' ')]),
    );
    expect(bomb.length).toBeLessThan(200_000);
    expect(await read(bomb)).toEqual({ ok: false, fault: { code: 'tooLarge' } });
  });
});
