import type { StaffList, StaffRow } from '@pp-tools/domain/contract';

/** A list whose rows belong to the rows of another one. */
interface RelatedList {
  readonly list: string;
  /** Its field that names the row that it belongs to, by the value of `owner` there. */
  readonly field: string;
  readonly owner: string;
  /** Fields that the table shows first; the others follow. */
  readonly first: readonly string[];
}

const relatedLists: Readonly<Record<string, RelatedList>> = {
  groupset: {
    list: 'groupset_component',
    field: 'parent_groupset_model',
    owner: 'model',
    first: ['type', 'price', 'weight'],
  },
  frame: { list: 'frame_size', field: 'frame_id', owner: 'product_key', first: [] },
};

/** The rows that belong to a row, and what a new one of them starts with. */
export interface Relation {
  readonly list: StaffList;
  readonly isRelated: (row: StaffRow) => boolean;
  readonly start: StaffRow;
  readonly columns: StaffList['fields'];
}

/** What belongs to a row of a list; null where nothing does. */
export function relationOf(list: StaffList, row: StaffRow, lists: readonly StaffList[]): Relation | null {
  const related = relatedLists[list.name];
  const own = lists.find(({ name }) => name === related?.list);
  if (related === undefined || own === undefined) return null;
  const value = row[related.owner] ?? '';
  const isShown = ({ name, kind }: StaffList['fields'][number]) =>
    name !== own.title &&
    name !== related.field &&
    kind !== 'link' &&
    name !== 'source' &&
    name !== 'recalled';
  const place = ({ name }: StaffList['fields'][number]) => {
    const index = related.first.indexOf(name);
    return index === -1 ? related.first.length : index;
  };
  return {
    list: own,
    isRelated: (one) => one[related.field] === value,
    start: { [related.field]: value, position: -1 },
    columns: own.fields.filter(isShown).toSorted((a, b) => place(a) - place(b)),
  };
}
