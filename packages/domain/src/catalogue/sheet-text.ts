/** What a decoder leaves where it could not read a letter. */
export const lostLetter = '\ufffd';

const unknownWords = new Set(['', '-', '–', '—', '?', 'n/a', '#n/a', 'tbc', 'unknown']);
const plainAscii = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;

const toPlain = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0xfee0);

/**
 * Full-width signs as plain ones, every kind and run of blank (line breaks too) as one space, none around.
 * Other signs stay: "Hadron³" is a name, not "Hadron3".
 */
export const cleanText = (raw: string): string =>
  plainAscii.test(raw)
    ? raw
    : raw
        .normalize('NFC')
        .replace(/[\uff01-\uff5e]/g, toPlain)
        .replace(/[\s\u200b\ufeff]+/g, ' ')
        .trim();

/** Whether a cell says that its value is not known: blank, a dash, "?", "N/A", "TBC". */
export const isUnknownWord = (raw: string): boolean =>
  raw.length <= 9 && unknownWords.has(cleanText(raw).toLowerCase());
