import type { VersionedWheelsetWire } from '@pp-tools/domain/contract';
import { type WheelsetFieldGroup, wheelsetFieldGroups } from '@pp-tools/domain/wheelset';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { cellTexts, fieldGroupTexts } from '../../../texts/cell-texts.ts';
import { wheelsetDataTexts } from '../../../texts/wheelset-data-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { downloadCatalogue } from '../state/catalogue-csv.ts';
import { listColumns } from '../state/column-groups.ts';
import { type ListSort, searchWheelsets, sortWheelsets } from '../state/wheelset-view.ts';
import classes from '../wheelset-data.module.css';
import { WheelsetTable } from './wheelset-table.tsx';

interface WheelsetListProps {
  readonly wheelsets: readonly VersionedWheelsetWire[];
  readonly onEdit: (wheelset: VersionedWheelsetWire) => void;
}

/** All wheelsets, searched and sorted; the search stands in the address. */
export function WheelsetList({ wheelsets, onEdit }: WheelsetListProps) {
  const { q = '' } = useSearch({ from: '/ppauth/admin/wheelsets' });
  const navigate = useNavigate({ from: '/ppauth/admin/wheelsets' });
  const [search, setSearch] = useState(q);
  const [sort, setSort] = useState<ListSort>({ by: 'name', direction: 'ascending' });
  const [group, setGroup] = useState<WheelsetFieldGroup>('main');
  const wanted = useDeferredValue(search);
  const sorted = useMemo(() => sortWheelsets(wheelsets, sort), [wheelsets, sort]);
  const shown = useMemo(() => searchWheelsets(sorted, wanted), [sorted, wanted]);
  const keepInAddress = () =>
    navigate({ search: ({ q: _old, ...rest }) => (search ? { ...rest, q: search } : rest), replace: true });
  return (
    <>
      <div className={classes.bar}>
        <TextField
          label={wheelsetDataTexts.search}
          type="search"
          placeholder={wheelsetDataTexts.searchHint}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onBlur={keepInAddress}
        />
        <p role="status" className={classes.count}>
          {shown.length} of {wheelsets.length} wheelsets
        </p>
        <Button onClick={() => downloadCatalogue(wheelsets)}>{wheelsetDataTexts.exportCsv}</Button>
      </div>
      <div className={classes.bar} data-middle>
        <Segments label={cellTexts.columns} value={group} choices={groups} onChange={setGroup} />
        <p className={classes.help}>
          {cellTexts.help} <span>{cellTexts.keys}</span>
        </p>
      </div>
      {shown.length === 0 ? (
        <p className={classes.none}>
          {wheelsets.length === 0 ? wheelsetDataTexts.empty : wheelsetDataTexts.none}
        </p>
      ) : (
        <WheelsetTable
          wheelsets={shown}
          columns={listColumns(group)}
          sort={sort}
          onSort={setSort}
          onEdit={onEdit}
        />
      )}
    </>
  );
}

const groups = wheelsetFieldGroups.map((value) => ({ value, text: fieldGroupTexts[value] }));
