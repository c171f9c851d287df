import { type CataloguePreview, type ImportedList, importListLimit } from '@pp-tools/domain/contract';
import { RequestFault } from '../../http/problems.ts';
import type { RowStates } from '../catalogue-history.ts';
import { countsOf, type ListPlan, nameOfRow } from './plan-import.ts';
import { describeSheet, type UnderstoodSheet } from './understood-sheet.ts';

const cut = <Item>(items: readonly Item[]): Item[] => items.slice(0, importListLimit);
const named = ({ key, before, after }: RowStates) => ({
  key: [...key],
  name: nameOfRow(after ?? before ?? {}),
});

/** What an import would do, for the eyes of who decides. */
export const previewOf = (
  sheets: readonly UnderstoodSheet[],
  plans: readonly ListPlan[],
): CataloguePreview => ({
  sheets: sheets.map(describeSheet),
  lists: plans.map(reportOf),
});

function reportOf(plan: ListPlan): ImportedList {
  const { list, label, revision, before, states, refused, suspicious, after } = plan;
  const counts = {
    ...countsOf(plan),
    before,
    total: after.size,
    refused: new Set(refused.map(({ sheet, row }) => JSON.stringify([sheet, row]))).size,
    suspicious: suspicious.length,
  };
  return {
    list: list.table,
    label,
    revision,
    counts,
    added: cut(states.filter((state) => state.before === null)).map(named),
    removed: cut(states.filter((state) => state.after === null)).map(named),
    changed: cut(states.filter((state) => state.before !== null && state.after !== null)).map((state) => ({
      ...named(state),
      fields: changedFields(state),
    })),
    refused: cut(refused),
    suspicious: cut(suspicious).map(({ key, row, field, before, after, reason }) => ({
      key: [...key],
      name: nameOfRow(row),
      field,
      before,
      after,
      reason,
    })),
  };
}

const changedFields = ({ before, after }: RowStates) =>
  Object.entries(after ?? {}).flatMap(([field, value]) => {
    const earlier = before?.[field] ?? '';
    return field === 'position' || earlier === value ? [] : [{ field, before: earlier, after: value }];
  });

const unchanged = 'Nothing was changed.';

/** Why an import is refused. */
export const importRefusals = {
  body: () => new RequestFault(400, 'import-body', `The request does not describe an import. ${unchanged}`),
  nothing: () =>
    new RequestFault(
      422,
      'import-nothing',
      `No sheet of the file holds rows of a list with its key. Choose a list and a column for the key. ${unchanged}`,
    ),
  refused: (plans: readonly ListPlan[]) => {
    const wrong = plans.filter(({ refused }) => refused.length > 0);
    const cells = wrong.flatMap(({ label, refused }) => refused.map((cell) => ({ label, ...cell })));
    const lines = cells
      .slice(0, 5)
      .map(({ label, row, column, reason }) => `${label} row ${row}, ${column}: ${reason}`);
    const text = `${cells.length === 1 ? 'One cell is' : `${cells.length} cells are`} refused: ${lines.join('; ')}.`;
    return new RequestFault(422, 'import-refused', `${text} ${unchanged}`, { lists: wrong.map(reportOf) });
  },
  changed: (label: string) =>
    new RequestFault(
      409,
      'import-outdated',
      `"${label}" was changed after the preview. Look at the new preview and import again. ${unchanged}`,
    ),
  removals: (label: string, removed: number) =>
    new RequestFault(
      422,
      'import-removals',
      `The import removes ${removed} rows of "${label}". Type this number to agree. ${unchanged}`,
    ),
  unknown: (id: number) =>
    new RequestFault(404, 'import-unknown', `There is no import with the number ${id}.`),
  rolledBack: (id: number) =>
    new RequestFault(409, 'import-rolled-back', `Import ${id} was rolled back already. ${unchanged}`),
} as const;
