import { readFileSync } from 'node:fs';
import { timeZone } from '@pp-tools/domain/core';
import { historyColumns, historyDocument, readTrackingInfo } from '@pp-tools/domain/shipment';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { preparePdfFonts } from '../../../../vite-plugins/pdf-fonts.ts';
import { type FindFont, fontFinder, fontRuns, neededSlices } from './font-runs.ts';
import { historyLayout } from './history-layout.ts';
import { rowsWithMissing } from './history-texts.ts';

describe('fonts of the PDF', () => {
  let findFont: FindFont;
  let hasCharacter: (character: string) => boolean;
  beforeAll(async () => {
    const { coverage } = await preparePdfFonts();
    findFont = fontFinder(JSON.parse(readFileSync(coverage, 'utf8')));
    hasCharacter = (character) => findFont(character.codePointAt(0) ?? 0) !== null;
  }, 60_000);

  test('plain texts, which are read without a look for letters of several signs, come out as all others do', () => {
    const signs = [...'aZ 09é\u02af，。、一龥Łş~¡（ｚ\u200b'];
    const plain = fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(plain, (letters) => {
        const text = letters.join('');
        // A joined accent far behind leads the same text the other way.
        const [long, short] = [fontRuns(`${text} e\u0301`, findFont), fontRuns(`${text} é`, findFont)];
        expect(short).toEqual(long);
      }),
    );
  });

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

  const printed = (text: string) =>
    fontRuns(text, findFont)
      .map((run) => run.text)
      .join('');

  test('TRK-11 every character of the table of standard characters (8,105) that the font has is printed', () => {
    const standard = ['硚', '喆', '浉', '堃', '赟', '㳇', '䓖', '龢', '烔', '玙', '祎', '旻'];
    expect(standard.filter((character) => !hasCharacter(character))).toEqual([]);
    // The whole block of unified ideographs is in the font but for those that it lacks itself.
    const block = Array.from({ length: 0x9fa5 - 0x4e00 + 1 }, (_, index) =>
      String.fromCodePoint(0x4e00 + index),
    );
    expect(block.filter((character) => !hasCharacter(character))).toEqual([]);
  });

  test.each([
    '武汉市硚口区 已签收，签收人：王喆',
    '信阳市浉河区 转运中心',
    '收件人 李堃、陈赟',
    '①②⑳',
    '渋谷区桜丘町',
  ])('%s is printed whole', (text) => {
    expect(printed(text)).toBe(text);
  });

  test('only texts with rare characters need a further slice of the font', () => {
    expect(neededSlices(['已签收 Łódź Москва 臺灣', '2026-03-05'], findFont)).toEqual([]);
    expect(neededSlices(['武汉市硚口区'], findFont)).toHaveLength(1);
  });

  test.each([
    ['Ko\u0308ln', 'Köln'],
    ['Ho\u0302\u0300 Chi\u0301 Minh', 'Hồ Chí Minh'],
    ['Orle\u0301ans', 'Orléans'],
    ['葛\u{e0100}城', '葛城'],
    ['\u2764\ufe0f', '□'],
    ['👨‍👩‍👧‍👦 ok', '□ ok'],
    ['🇨🇳', '□'],
    ['a\u200d\u2060b', 'ab'],
  ])('%j is printed as %j', (text, shown) => {
    expect(printed(text)).toBe(shown);
  });

  test('rows with characters that no font has are named', () => {
    const rows = [
      ['Info', '已签收', null, null, null, null],
      ['Info', '𠮷野家 👍', null, null, null, null],
    ];
    const documents = [
      { number: 'N1', orderId: '1', status: 'InTransit' as const, groups: [{ carrier: null, rows }] },
    ];
    expect(rowsWithMissing(documents, findFont)).toEqual([
      { number: 'N1', row: 2, characters: ['𠮷', '👍'] },
    ]);
  });

  test('TRK-11 a character without a glyph becomes a visible mark', () => {
    expect(
      fontRuns('a𠮷b한', findFont)
        .map((run) => run.text)
        .join(''),
    ).toBe('a□b□');
  });

  test('no letter vanishes: each is printed by its own signs or by the mark', () => {
    const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { segment } of segmenter.segment(text)) {
          const visible = segment.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
          expect(printed(segment) === '').toBe(visible === '');
        }
      }),
      { seed: 6, numRuns: 300 },
    );
  });

  test('TRK-11 A4, margins 40/60/40/60, header 18, table 9, six columns 12/28/15/15/15/15', () => {
    const file = new URL('../../../../../../data/tracking/info-02-in-transit.json', import.meta.url);
    const info = readTrackingInfo(readFileSync(file, 'utf8'), {
      now: Date.UTC(2026, 10, 28),
      zone: timeZone('UTC'),
    });
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
