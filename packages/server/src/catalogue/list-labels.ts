import { type PartField, unitSigns } from '@pp-tools/domain/catalogue';
import type { StaffList } from '@pp-tools/domain/contract';
import { partLists } from './lists.ts';
import { type PartList, storedFields } from './part-list.ts';

/** What staff call each list, in the order of the bike. */
const labels: readonly (readonly [table: string, label: string])[] = [
  ['frame', 'Frames'],
  ['frame_size', 'Frame sizes'],
  ['frame_fit', 'Frames: what they take'],
  ['fork', 'Forks'],
  ['handlebar', 'Handlebars'],
  ['seatpost', 'Seatposts'],
  ['stem', 'Stems'],
  ['headset', 'Headsets'],
  ['wheelset_fit', 'Wheelsets: fit and shop'],
  ['tire', 'Tires'],
  ['tire_fit', 'Tires: what they fit'],
  ['tube', 'Tubes'],
  ['tube_fit', 'Tubes: what they fit'],
  ['groupset', 'Groupsets'],
  ['groupset_component', 'Groupset components'],
  ['component_fit', 'Components: what they fit'],
  ['groupset_rest', 'Rest of the groupsets'],
  ['bottom_bracket_extra', 'Bottom brackets'],
  ['rotor', 'Rotors'],
  ['saddle', 'Saddles'],
  ['pedal', 'Pedals'],
  ['misc_component', 'Other components'],
  ['small_part', 'Small parts'],
];

/** Every list with its name for staff. */
export const staffLists: readonly (readonly [list: PartList, label: string])[] = labels.map(
  ([table, label]) => {
    const list = partLists.find((candidate) => candidate.table === table);
    if (list === undefined) throw new Error(`no list ${table}`);
    return [list, label];
  },
);

const originField = (label: string): PartField => ({
  takes: { kind: 'text', maxLength: 4000 },
  label,
  column: '',
});

/** Every column of a list as a field: its own, those of the shop, and where the figures come from. */
export const staffFields = (list: PartList): Readonly<Record<string, PartField>> => ({
  ...storedFields(list),
  source: originField('Source of the figures'),
  recalled: originField('Figures without a source'),
});

/** A list as the staff's screens need it. */
export function describeList(list: PartList, label: string, rows: number): StaffList {
  const fields = staffFields(list);
  const titles = ['name', 'short_name', 'size', 'part', ...list.key];
  return {
    name: list.table,
    label,
    rows,
    key: [...list.key],
    title: titles.find((name) => name in fields) ?? 'id',
    fields: Object.entries(fields).map(([name, field]) => {
      const { takes } = field;
      return {
        name,
        label: field.label,
        kind: takes.kind,
        unit: takes.kind === 'number' ? unitSigns[takes.unit] : '',
        words: takes.kind === 'word' || takes.kind === 'word-list' ? [...takes.words] : [],
        isRequired: field.isKey === true,
        isKey: list.key.includes(name),
      };
    }),
  };
}
