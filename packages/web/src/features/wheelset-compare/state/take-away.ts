import {
  exportRows,
  formatCell,
  isEstimatedCell,
  type LinkedComparison,
  writeComparisonAddress,
} from '@pp-tools/domain/comparison';
import { csvText, markdownTable } from '@pp-tools/domain/core';
import { copyText } from '../../../platform/clipboard.ts';
import { downloadText } from '../../../platform/download.ts';
import { notify } from '../../../platform/notices.ts';
import type { Shareable } from '../../../shop/share-link.ts';
import type { ShownComparison } from './use-comparison.ts';

/** More wheelsets than this are all of them: the address then carries none. */
const mostInAddress = 60;

/** The comparison on the screen as its address says it; null when there is nothing to say. */
export function linkOf({
  comparison,
  rows,
  state,
  baseline,
  units,
}: ShownComparison): LinkedComparison | null {
  if (rows.length === 0 || rows.length > mostInAddress) return null;
  return {
    ppIds: rows.map(({ ppId }) => ppId),
    baselinePpId: baseline?.ppId ?? null,
    category: comparison.category,
    // Said even when they are the usual ones: the reader of the link may have saved others.
    sort: state.sort,
    columnSort: state.columnSort,
    isAdvanced: state.isAdvanced,
    columns: state.columns,
    units: units === 'metric' ? null : units,
  };
}

/** The address that opens this comparison anywhere. */
export function addressOf(shown: ShownComparison): string {
  const link = linkOf(shown);
  const query = link === null ? '' : `?${new URLSearchParams(writeComparisonAddress(link))}`;
  return `${window.location.origin}/wheelsetCompare${query}`;
}

const say = (isDone: boolean, done: string, failed: string) =>
  notify(isDone ? done : failed, { tone: isDone ? 'success' : 'error' });

/** This comparison as it is shared. */
export const sharedComparison = (shown: ShownComparison): Shareable => {
  const longAddress = addressOf(shown);
  return { tool: 'compare', query: new URL(longAddress).search.slice(1), longAddress };
};

/** Puts the address of this comparison on the clipboard. */
export async function copyComparisonLink(shown: ShownComparison): Promise<void> {
  const { copyShared } = await import('../../../shop/share-link.ts');
  await copyShared(sharedComparison(shown));
}

/** Where and when the figures come from; stands under every export. */
const origin = (shown: ShownComparison, dataFrom: Date | null): readonly string[] => [
  `From ${addressOf(shown)}`,
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
