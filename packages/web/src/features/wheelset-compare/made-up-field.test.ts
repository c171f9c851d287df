import { aWheelset } from '@pp-tools/domain/testing';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { TableHead } from './components/table-head.tsx';
import { TableRow } from './components/table-row.tsx';
import { comparisonStore, shownComparison } from './state/comparison-store.ts';

// The page's stores listen to other tabs.
vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined));

// The table alone is changed: Wheelset Compare is the product as it is.
vi.mock('../../../../domain/src/wheelset/fields.ts', async (original) => {
  const module = await original<{ wheelsetFields: object }>();
  const nippleWeight = {
    takes: { kind: 'number', unit: 'grams', min: 0, max: 500, whole: false },
    label: 'Nipple weight',
    column: 'nipple_weight',
    group: 'hubs',
    compared: {
      id: 'nippleWeight',
      label: 'Nipple Weight',
      explanation: 'Of all nipples.',
      figure: (wheelset: object) => Reflect.get(wheelset, 'nippleWeight') ?? null,
      isBetterLow: true,
    },
  };
  return { ...module, wheelsetFields: { ...module.wheelsetFields, nippleWeight } };
});

const { chosenColumns, exportRows } = await import('@pp-tools/domain/comparison');
const columns = chosenColumns(null, false, []);
const [light, heavy] = [
  { ...aWheelset({ id: 1 }), nippleWeight: 21.5 },
  { ...aWheelset({ id: 2 }), nippleWeight: 30 },
];

test('a field that stands in the table alone is a column of Compare, with values, differences and CSV', () => {
  const state = comparisonStore.getState();
  const shown = {
    state,
    comparison: shownComparison(state),
    rows: [light, heavy],
    columns,
    pinCount: 0,
    hiddenColumns: 0,
    baseline: light,
    letters: new Map(),
    units: 'metric',
    mine: null,
  } as const;
  const head = renderToStaticMarkup(createElement(TableHead, { shown }));
  expect(head).toContain('>Nipple Weight<');
  expect(head).toContain('title="Of all nipples."');
  const rows = [light, heavy].map((wheelset, index) =>
    createElement(TableRow, {
      key: index,
      wheelset,
      index,
      columns,
      pinCount: 0,
      baseline: light,
      letter: undefined,
      withDecimals: new Set<string>(),
      isLocked: false,
      zoomHandlers: () => ({ pointer: {}, keyboard: {} }),
    }),
  );
  const body = renderToStaticMarkup(createElement(Fragment, {}, rows));
  expect(body).toContain('21.5');
  expect(body).toMatch(/8\.5/);
  const csv = exportRows(columns, [heavy]);
  expect(csv.rows[0]?.[csv.header.findIndex((name) => name.startsWith('Nipple Weight'))]).toBe(30);
});
