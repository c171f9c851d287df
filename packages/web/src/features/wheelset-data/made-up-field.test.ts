import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { EditorFields } from './components/editor-fields.tsx';
import { SortHeader } from './components/sort-header.tsx';
import { WheelsetRow } from './components/wheelset-row.tsx';
import { listColumns } from './state/column-groups.ts';
import { draftOf } from './state/wheelset-draft.ts';

// The table alone is changed: list and editor are the product as they are.
vi.mock('../../../../domain/src/wheelset/fields.ts', async (original) => {
  const module = await original<{ wheelsetFields: object }>();
  const nippleWeight = {
    takes: { kind: 'number', unit: 'grams', min: 0, max: 500, whole: false },
    label: 'Nipple weight',
    column: 'nipple_weight',
    group: 'hubs',
  };
  return { ...module, wheelsetFields: { ...module.wheelsetFields, nippleWeight } };
});

const { blankWheelset, staffWheelsetSchema } = await import('@pp-tools/domain/wheelset');
const nothing = () => undefined;
const wheelset = staffWheelsetSchema.parse({
  ...blankWheelset,
  id: 1,
  ppId: 5,
  name: 'AERO',
  nippleWeight: 21.5,
});

test('a field that stands in the table alone is a column of the staff list, with its value', () => {
  const columns = listColumns('hubs');
  const head = columns.map((by) =>
    createElement(SortHeader, { key: by, by, sort: { by: 'name', direction: 'ascending' }, onSort: nothing }),
  );
  expect(renderToStaticMarkup(createElement(Fragment, {}, head))).toContain('>Nipple weight<');
  const done = async () => undefined;
  const row = createElement(WheelsetRow, {
    index: 0,
    measure: nothing,
    wheelset,
    columns,
    active: null,
    editing: {
      edit: null,
      isChanged: false,
      open: done,
      change: nothing,
      commit: async () => true,
      cancel: nothing,
      undo: done,
    },
    wayOn: () => nothing,
    onEdit: nothing,
    onDelete: nothing,
  });
  expect(renderToStaticMarkup(row)).toContain('21.5 g, Nipple weight (g) of AERO');
});

test('it is a field of the editor, with its value', () => {
  const editor = {
    draft: draftOf(wheelset),
    isChanged: false,
    isBusy: false,
    faults: new Map(),
    trouble: null,
    clashes: new Map(),
    change: nothing,
    save: async () => true,
  };
  const form = renderToStaticMarkup(createElement(EditorFields, { editor }));
  expect(form).toContain('Nipple weight (g)');
  expect(form).toMatch(/name="nippleWeight"[^>]*value="21.5"|value="21.5"[^>]*name="nippleWeight"/);
});
