import { type HistoryDocument, historyColumns, historyPage } from '@pp-tools/domain/shipment';
import { historyHeads, pdfTexts } from '../../../texts/tracking-pdf-texts.ts';
import { statusText } from '../../../texts/tracking-texts.ts';
import { type FindFont, fontRuns } from './font-runs.ts';

/**
 * The PDF library's definition of one or several histories, each beginning on a page of its own. The library
 * changes what it is given, so a definition is built for every file.
 */
export function historyLayout(documents: readonly HistoryDocument[], findFont: FindFont): object {
  const text = (words: string) => {
    const runs = fontRuns(words, findFont);
    const [only] = runs;
    // A text of one font is one node: the library looks up every style of every word along its nodes.
    return runs.length === 1 && only?.font === 'Han' ? { text: only.text } : { text: runs };
  };
  const cell = (words: string | null) => text(breakable(shortened(words ?? '-')));

  const table = (rows: readonly (readonly (string | null)[])[]) => ({
    fontSize: historyPage.tableSize,
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 1,
      // A row stays together, unless one page cannot hold it.
      dontBreakRows: rows.every((row) => row.every((words) => (words?.length ?? 0) < tallCell)),
      widths: historyPage.widths.map((width) => `${width}%`),
      body: [historyColumns.map((column) => cell(historyHeads[column])), ...rows.map((row) => row.map(cell))],
    },
  });

  const history = (document: HistoryDocument, place: number) => [
    {
      ...text(`${pdfTexts.header} ${document.number}`),
      fontSize: historyPage.headerSize,
      ...(place > 0 ? { pageBreak: 'before' } : {}),
    },
    {
      ...text(`${pdfTexts.order} ${document.orderId}    ${statusText(document.status)}`),
      margin: [0, 4, 0, 8],
    },
    ...document.groups.flatMap((group) => [
      { ...text(`${pdfTexts.carrier}: ${group.carrier ?? '-'}`), margin: [0, 6, 0, 4] },
      group.rows.length === 0 ? text(pdfTexts.noEvents) : table(group.rows),
    ]),
    ...(document.groups.length === 0 ? [text(pdfTexts.noEvents)] : []),
  ];

  return {
    pageSize: historyPage.size,
    pageMargins: [...historyPage.margins],
    defaultStyle: { font: 'Han', fontSize: 10 },
    info: {
      title: documents
        .map(({ number }) => number)
        .join(', ')
        .slice(0, 200),
    },
    footer: (page: number, pages: number) => ({
      text: `${page} / ${pages}`,
      alignment: 'center',
      fontSize: 8,
    }),
    content: documents.flatMap(history),
  };
}

/** No carrier writes this much about one scan; what does is cut, visibly, before it fills hundreds of pages. */
const longestCell = 5000;
/** Beyond this a cell may be higher than what is left of a page. */
const tallCell = 600;

const shortened = (words: string): string =>
  words.length <= longestCell ? words : `${words.slice(0, longestCell).toWellFormed()} …(${words.length})`;

/** A name such as InTransit_Departure breaks between its parts; a word longer than any column breaks anywhere. */
const breakable = (words: string): string =>
  words
    .replace(/(?<=\p{L}_)(?=\p{L})|(?<=\p{Ll})(?=\p{Lu})/gu, '\u200b')
    .replace(/[^\s\u200b\p{Script=Han}]{24,}/gu, (word) => word.replace(/.{16}/gu, '$&\u200b'));
