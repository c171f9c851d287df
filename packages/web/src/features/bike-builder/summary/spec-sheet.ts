import { type Build, type BuildLine, buildLines, totalsOf } from '@pp-tools/domain/bike';
import { type Cell, csvText, estimateIn, type Figure, markdownTable } from '@pp-tools/domain/core';
import { bikeText } from '../../../texts/builder-texts.ts';
import { lineLabel } from '../../../texts/slot-texts.ts';

const header = ['Part', 'Name', 'Pieces', 'Weight (g)', 'Price (USD)', 'Note'];

const cell = (figure: Figure): Cell => (figure.kind === 'missing' ? 'N/A' : figure.value);

/** What a reader of the sheet must know about a line's figures. */
function noteOf({ isOwn, figures: { weight, price } }: BuildLine): string {
  const of = (kind: Figure['kind']) =>
    [weight.kind === kind ? 'weight' : null, price.kind === kind ? 'price' : null].filter(
      (name) => name !== null,
    );
  const isEstimate = (figure: Figure) => figure.kind === 'counted' && estimateIn(figure) !== 0;
  const estimates = [...(isEstimate(weight) ? ['weight'] : []), ...(isEstimate(price) ? ['price'] : [])];
  return [
    ...(isOwn ? ['own part'] : []),
    ...of('assumed').map((name) => `${name} assumed`),
    ...estimates.map((name) => `≈ ${name} estimate`),
    ...of('missing').map((name) => `${name} unknown, not counted`),
  ].join('; ');
}

function rowsOf(build: Build): readonly (readonly Cell[])[] {
  const lines = buildLines(build);
  const totals = totalsOf(lines);
  return [
    ...lines.map((line) => [
      lineLabel(line),
      line.name ?? 'Default',
      line.pieces,
      cell(line.figures.weight),
      cell(line.figures.price),
      noteOf(line),
    ]),
    ['Total', null, null, totals.weight.value, totals.price.value, null],
  ];
}

const origin = (build: Build, address: string): readonly string[] => [
  `${build.name}${build.bike === null ? '' : `, ${bikeText(build.bike)}`}`,
  `From ${address}`,
  `Written ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
];

/** The build as a CSV file, with where and when it was written. */
export const specSheetCsv = (build: Build, address: string): string =>
  csvText([header, ...rowsOf(build), [], ...origin(build, address).map((line) => [line])]);

/** The build as a Markdown table, with where and when it was written. */
export const specSheetMarkdown = (build: Build, address: string): string =>
  `${markdownTable(header, rowsOf(build))}\n${origin(build, address).join('  \n')}\n`;
