import { exportRows, formatCell, isEstimatedCell } from '@pp-tools/domain/comparison';
import { csvText, markdownTable } from '@pp-tools/domain/core';
import { isMyWheels } from '@pp-tools/domain/wheelset';
import { copyText } from '../../../platform/clipboard.ts';
import { downloadText } from '../../../platform/download.ts';
import { notify } from '../../../platform/notices.ts';
import { myWheelsSentence } from '../../../texts/my-wheels-texts.ts';
import { addressOf } from './shown-link.ts';
import type { ShownComparison } from './use-comparison.ts';

/** Where and when the figures come from; stands under every export. */
const origin = (shown: ShownComparison, dataFrom: Date | null): readonly string[] => [
  `From ${addressOf(shown)}`,
  ...shown.rows
    .filter(isMyWheels)
    .flatMap(({ name }) => (shown.mine === null ? [] : [myWheelsSentence(name, shown.mine, 'metric')])),
  `Written ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  `Figures as of ${dataFrom?.toISOString().slice(0, 16).replace('T', ' ') ?? 'unknown'} UTC`,
  ...shown.rows.flatMap((wheelset) => {
    const estimated = shown.columns.filter((column) => isEstimatedCell(column, wheelset));
    if (estimated.length === 0) return [];
    return [`Estimates of ${wheelset.name}: ${estimated.map(({ label }) => label).join(', ')}`];
  }),
  ...shown.rows.flatMap(({ name, source }) => (source === null ? [] : [`Source of ${name}: ${source}`])),
];

/** Saves the table as a CSV file. */
export function downloadComparison(shown: ShownComparison, dataFrom: Date | null): void {
  const { header, rows } = exportRows(shown.columns, shown.rows);
  const notes = origin(shown, dataFrom).map((line) => [line]);
  downloadText('wheelset-comparison.csv', csvText([header, ...rows, [], ...notes]), 'text/csv');
}

const say = (isDone: boolean, done: string, failed: string) =>
  notify(isDone ? done : failed, { tone: isDone ? 'success' : 'error' });

/** Puts the table on the clipboard in Markdown. */
export async function copyComparisonMarkdown(shown: ShownComparison, dataFrom: Date | null): Promise<void> {
  const header = ['Wheelset', ...shown.columns.map(({ label }) => label)];
  const rows = shown.rows.map((wheelset) => [
    wheelset.name,
    ...shown.columns.map(
      (column) => `${isEstimatedCell(column, wheelset) ? '≈ ' : ''}${formatCell(column, wheelset, 'metric')}`,
    ),
  ]);
  const text = `${markdownTable(header, rows)}\n${origin(shown, dataFrom).join('  \n')}\n`;
  say(await copyText(text), 'Markdown table copied', 'The browser refused to copy.');
}
