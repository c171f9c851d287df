import type { ClimbComparison } from '@pp-tools/domain/climb';
import { type Cell, csvText } from '@pp-tools/domain/core';
import { copyText } from '../../../platform/clipboard.ts';
import { downloadText } from '../../../platform/download.ts';
import { notify } from '../../../platform/notices.ts';
import { moneyText, verdictTexts } from './entry-texts.ts';

/** The address that shows this comparison in the product, wherever the page stands. */
export const addressOf = (query: string): string =>
  `${window.location.origin}/WheelsetClimbCalculator?${query}`;

/** Puts the address on the clipboard. */
export async function copyClimbLink(query: string): Promise<void> {
  const isCopied = await copyText(addressOf(query));
  notify(isCopied ? 'Link copied' : 'The browser refused to copy. Copy the address bar instead.', {
    tone: isCopied ? 'success' : 'error',
  });
}

const header = [
  ...['Wheelset', 'Weight g', 'Time s', 'Mean speed km/h', 'Power W'],
  ...['Difference s', 'Doubt s', 'Difference %', 'At the finish m', 'At equal speed W', 'Verdict', 'Money'],
];

/** Saves the figures as a CSV file with their origin. */
export function downloadClimb(name: string, { entries }: ClimbComparison, query: string): void {
  const rows = entries.map(({ wheels, seconds, meanSpeed, power, difference }): readonly Cell[] => [
    ...[wheels.name, wheels.weight, seconds, meanSpeed * 3.6, power],
    ...(difference === null
      ? ['baseline']
      : [
          ...[difference.seconds, difference.margin, difference.percent, difference.metres, difference.watts],
          verdictTexts[difference.verdict],
          moneyText(difference.money),
        ]),
  ]);
  const origin = [[name], [`From ${addressOf(query)}`], [`Written ${new Date().toISOString().slice(0, 10)}`]];
  downloadText('climb.csv', csvText([header, ...rows, [], ...origin]), 'text/csv');
}
