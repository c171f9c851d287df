import { describe, expect, test } from 'vitest';
import { encodingOfBytes, kindOfBytes } from './file-kind.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) => (isLittle ? [letter.charCodeAt(0), 0] : [0, letter.charCodeAt(0)])),
  );

describe('what a file is by its first bytes', () => {
  test.each([
    ['gzip', Uint8Array.of(0x1f, 0x8b, 8)],
    ['zip', utf8('PK\u0003\u0004')],
    ['fit', Uint8Array.of(14, 0x20, 0, 0, 0, 0, 0, 0, 0x2e, 0x46, 0x49, 0x54)],
    ['pdf', utf8('%PDF-1.7')],
    ['image', Uint8Array.of(0x89, 0x50, 0x4e, 0x47)],
    ['image', Uint8Array.of(0xff, 0xd8, 0xff)],
    ['json', utf8(' {"type":"FeatureCollection"}')],
    ['html', utf8('<!doctype html><html>')],
    ['otherXml', utf8('\n\n  <?xml version="1.0"?><gpx>')],
    ['otherXml', utf8('\uFEFF<gpx>')],
    ['otherXml', utf16('<gpx>', true)],
    ['otherXml', Uint8Array.of(0xfe, 0xff, ...utf16('<gpx>', false))],
    ['text', utf8('lat,lon,ele')],
    ['other', Uint8Array.of(1, 2, 3, 0, 5)],
    ['empty', Uint8Array.of()],
    ['empty', utf8('  \n')],
  ])('%s', (kind, bytes) => {
    expect(kindOfBytes(bytes)).toBe(kind);
  });

  test.each([
    ['utf-8', utf8('<gpx>')],
    ['utf-8', utf8('\uFEFF<?xml version="1.0" encoding="latin1"?>')],
    ['ISO-8859-1', utf8('<?xml version="1.0" encoding="ISO-8859-1"?><gpx>')],
    ['windows-1252', utf8("<?xml version='1.0' encoding='windows-1252'?><gpx>")],
    ['utf-16le', utf16('<?xml version="1.0" encoding="UTF-16"?>', true)],
    ['utf-16be', utf16('<gpx>', false)],
  ])('encoding %s', (encoding, bytes) => {
    expect(encodingOfBytes(bytes)).toBe(encoding);
  });
});
