import { readFileSync } from 'node:fs';
import { historyColumns, historyDocument, readTrackingInfo } from '@pp-tools/domain/shipment';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { preparePdfFonts } from '../../../../vite-plugins/pdf-fonts.ts';
import { type FindFont, fontFinder, fontRuns } from './font-runs.ts';
import { historyLayout } from './history-layout.ts';

describe('fonts of the PDF', () => {
  let findFont: FindFont;
  let hasCharacter: (character: string) => boolean;
  beforeAll(async () => {
    const { coverage } = await preparePdfFonts();
    findFont = fontFinder(JSON.parse(readFileSync(coverage, 'utf8')));
    hasCharacter = (character) => findFont(character.codePointAt(0) ?? 0) !== null;
  }, 60_000);

  test.each([
    '已签收',
    '臺灣轉運',
    'Łódź ąęśźż',
    'şğİı őű',
    'Москва Київ',
    '2026-03-05 14:30',
    '，。（）',
    '□',
  ])('TRK-11 every character of %s has a glyph', (text) => {
    expect([...text].filter((character) => !hasCharacter(character))).toEqual([]);
    expect(
      fontRuns(text, findFont)
        .map((run) => run.text)
        .join(''),
    ).toBe(text);
  });

  test('TRK-11 a character without a glyph becomes a visible mark', () => {
    expect(
      fontRuns('a𠮷b한', findFont)
        .map((run) => run.text)
        .join(''),
    ).toBe('a□b□');
  });

  test('no text loses a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const runs = fontRuns(text, findFont)
          .map((run) => run.text)
          .join('');
        expect([...runs]).toHaveLength([...text].length);
      }),
      { seed: 6, numRuns: 300 },
    );
  });

  test('TRK-11 A4, margins 40/60/40/60, header 18, table 9, six columns 12/28/15/15/15/15', () => {
    const file = new URL('../../../../../../data/tracking/info-02-in-transit.json', import.meta.url);
    const info = readTrackingInfo(readFileSync(file, 'utf8'));
    if (!info.ok) throw new Error(info.fault);
    const document = historyDocument({ number: 'N', orderId: '1', status: 'InTransit', info: info.value });
    const layout = JSON.stringify(historyLayout([document, document], findFont));
    expect(layout).toContain('"pageSize":"A4","pageMargins":[40,60,40,60]');
    expect(layout).toContain('"fontSize":18');
    expect(layout).toContain('"fontSize":9');
    expect(layout).toContain('"widths":["12%","28%","15%","15%","15%","15%"]');
    expect(layout.match(/"pageBreak":"before"/g)).toHaveLength(1);
    expect(historyColumns).toHaveLength(6);
  });
});
