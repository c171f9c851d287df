import type { Build, SideBySide, SideCell } from '@pp-tools/domain/bike';
import { type Cell, csvText, type Figure, markdownTable } from '@pp-tools/domain/core';
import { slotNames } from '../../../texts/slot-texts.ts';

const figureCell = (figure: Figure): Cell => (figure.kind === 'missing' ? 'N/A' : figure.value);

const cellsOf = (cell: SideCell | null): readonly Cell[] =>
  cell === null
    ? ['None', null, null]
    : [cell.name ?? 'Default', figureCell(cell.figures.weight), figureCell(cell.figures.price)];

function tableOf(builds: readonly Build[], { rows, totals }: SideBySide) {
  const header = [
    'Part',
    ...builds.flatMap(({ name }) => [name, `${name}: weight (g)`, `${name}: price (USD)`]),
  ];
  const total = ['Total', ...totals.flatMap(({ weight, price }) => [null, weight.value, price.value])];
  const unknown = totals.flatMap(({ weight, price }) => [
    null,
    `${weight.missing.length} not known`,
    `${price.missing.length} not known`,
  ]);
  return {
    header,
    body: [
      ...rows.map(({ slot, isWithinGroupset, cells }) => [
        isWithinGroupset ? `${slotNames[slot]} (in the groupset)` : slotNames[slot],
        ...cells.flatMap(cellsOf),
      ]),
      total,
      ['Not counted', ...unknown],
    ],
  };
}

const written = (): string => `Written ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Builds side by side as a CSV file, with when it was written. */
export function sideBySideCsv(builds: readonly Build[], compared: SideBySide): string {
  const { header, body } = tableOf(builds, compared);
  return csvText([header, ...body, [], [written()]]);
}

/** Builds side by side as a Markdown table, with when it was written. */
export function sideBySideMarkdown(builds: readonly Build[], compared: SideBySide): string {
  const { header, body } = tableOf(builds, compared);
  return `${markdownTable(header, body)}\n${written()}\n`;
}
