import { describe, expect, test } from 'vitest';
import { flag, link, readCell, text, word, wordList } from './public.ts';

describe('letters that were lost on the way', () => {
  const columns = { text: text(40), word: word(['disc', 'rim']), words: wordList(['road']), link, flag };

  test.each(Object.entries(columns))('are refused in a column of kind %s', (_name, column) => {
    for (const raw of ['\ufffd', 'K\ufffdln', '\ud800', 'disc\udc00', 'road, \ud83d']) {
      expect(readCell(raw, column), JSON.stringify(raw)).toEqual({
        ok: false,
        fault: { code: 'letters-lost' },
      });
    }
  });

  test('a whole pair of surrogates is a letter', () => {
    expect(readCell('𠮷野家', columns.text)).toEqual({
      ok: true,
      value: { value: '𠮷野家', changed: false },
    });
  });
});
