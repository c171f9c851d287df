import type { StaffList, StaffRow } from '@pp-tools/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { rowsQuery } from '../../shop/staff-rows.ts';
import { catalogueDataTexts as texts } from '../../texts/catalogue-data-texts.ts';
import { catalogueImportTexts } from '../../texts/catalogue-import-texts.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { Loading, Trouble } from '../../ui/load-state.tsx';
import { Page } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { listsQuery } from './api/catalogue-calls.ts';
import classes from './catalogue-data.module.css';
import { BulkBar } from './components/bulk-bar.tsx';
import { CatalogueTable } from './components/catalogue-table.tsx';
import { ConflictDialog } from './components/conflict-dialog.tsx';
import { ExportButton } from './components/export-button.tsx';
import { RelatedRows } from './components/related-rows.tsx';
import { RowForm } from './components/row-form.tsx';
import {
  type CatalogueFilter,
  type CatalogueSort,
  firstColumns,
  searchTexts,
  selectRows,
  sortRows,
  valueCounts,
} from './state/catalogue-view.ts';
import { type Relation, relationOf } from './state/related-lists.ts';
import { useCatalogueActions } from './state/use-catalogue-actions.ts';

const ImportDialog = lazyDialog(
  async () => (await import('./components/import-dialog.tsx')).ImportDialog,
  catalogueImportTexts.notLoaded,
);
const ImportsDialog = lazyDialog(
  async () => (await import('./components/imports-dialog.tsx')).ImportsDialog,
  catalogueImportTexts.notLoaded,
);

/** Every list of the builder in the hands of staff. */
export function CatalogueDataScreen() {
  const { list: name = 'frame' } = useSearch({ from: '/ppauth/admin/catalogue' });
  const navigate = useNavigate({ from: '/ppauth/admin/catalogue' });
  const lists = useQuery(listsQuery);
  const rows = useQuery(rowsQuery(name));
  const list = lists.data?.find((candidate) => candidate.name === name);
  if (lists.isPending || rows.isPending) return <Loading />;
  if (lists.data === undefined || list === undefined || rows.data === undefined) {
    const retry = () => {
      void lists.refetch();
      void rows.refetch();
    };
    return (
      <Trouble title={texts.loadFailed} onRetry={retry}>
        {texts.loadFailedHelp}
      </Trouble>
    );
  }
  return (
    <CatalogueList
      key={list.name}
      lists={lists.data}
      list={list}
      rows={rows.data}
      onList={(next) => navigate({ search: { list: next } })}
    />
  );
}

interface CatalogueListProps {
  readonly lists: readonly StaffList[];
  readonly list: StaffList;
  readonly rows: readonly StaffRow[];
  readonly onList: (name: string) => void;
}

/** What is open over the page: a row, or a new one that starts as a copy. */
type Open = { readonly row: StaffRow | null; readonly copied?: StaffRow } | null;

function CatalogueList({ lists, list, rows, onList }: CatalogueListProps) {
  const [search, setSearch] = useState('');
  const [filters, setFilters] = useState<readonly CatalogueFilter[]>([]);
  const [sort, setSort] = useState<CatalogueSort>({ by: 'position', direction: 'ascending' });
  const [columns, setColumns] = useState(firstColumns(list));
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [open, setOpen] = useState<Open>(null);
  const [files, setFiles] = useState<'import' | 'imports' | null>(null);
  const closeFiles = useCallback(() => setFiles(null), []);
  const actions = useCatalogueActions(list);
  const wanted = useDeferredValue(search);
  const found = useMemo(() => searchTexts(list, rows), [list, rows]);
  const sorted = useMemo(
    () =>
      sortRows(
        rows,
        sort,
        list.fields.find(({ name }) => name === sort.by),
      ),
    [list, rows, sort],
  );
  const shown = useMemo(
    () => selectRows(sorted, found, wanted, filters, list.fields),
    [sorted, found, wanted, filters, list],
  );
  const relation = useMemo(() => (open?.row ? relationOf(list, open.row, lists) : null), [list, lists, open]);
  const chosen = rows.filter((row) => selected.has(Number(row.position)));
  const fields = list.fields.filter(({ name }) => columns.includes(name) && name !== list.title);
  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      wide
      actions={
        <>
          <Button onClick={() => setFiles('imports')}>{catalogueImportTexts.history}</Button>
          <ExportButton list={list} />
          <Button onClick={() => setFiles('import')}>{catalogueImportTexts.open}</Button>
          <Button look="primary" onClick={() => setOpen({ row: null })}>
            <PlusIcon />
            {texts.add}
          </Button>
        </>
      }
    >
      <div className={classes.bar}>
        <SelectField label={texts.list} value={list.name} onChange={onList}>
          {lists.map(({ name, label, rows: count }) => (
            <option key={name} value={name}>
              {label} ({count})
            </option>
          ))}
        </SelectField>
        <TextField
          label={texts.search}
          type="search"
          placeholder={texts.searchHint}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Filters list={list} rows={rows} filters={filters} onChange={setFilters} />
        <p role="status" className={classes.count}>
          {texts.count(shown.length, rows.length)}
        </p>
      </div>
      <div className={classes.bar} data-middle>
        <Columns list={list} columns={columns} onChange={setColumns} />
        <p className={classes.help}>{texts.help}</p>
      </div>
      {chosen.length > 0 && (
        <BulkBar list={list} rows={chosen} actions={actions} onClear={() => setSelected(new Set())} />
      )}
      {shown.length === 0 ? (
        <p className={classes.none}>{rows.length === 0 ? texts.empty : texts.none}</p>
      ) : (
        <CatalogueTable
          list={list}
          rows={shown}
          columns={fields}
          sort={sort}
          onSort={setSort}
          selected={selected}
          onSelect={setSelected}
          actions={actions}
          onEdit={(row) => setOpen({ row })}
        />
      )}
      {open !== null && (
        <RowForm
          key={open.row === null ? `new ${open.copied?.position ?? ''}` : String(open.row.position)}
          list={list}
          row={open.row}
          copied={open.copied}
          actions={actions}
          onClose={() => setOpen(null)}
          onDuplicate={(copied) => setOpen({ row: null, copied })}
          related={relatedTo(list, open.row, relation)}
        />
      )}
      {files === 'import' && <ImportDialog lists={lists} list={list} onClose={closeFiles} />}
      {files === 'imports' && <ImportsDialog onClose={closeFiles} />}
      {actions.conflict !== null && (
        <ConflictDialog
          list={list}
          conflict={actions.conflict}
          onLeave={actions.leaveConflict}
          onInsist={actions.insist}
        />
      )}
    </Page>
  );
}

/** What the form of a row shows below it. */
const relatedTo = (list: StaffList, row: StaffRow | null, relation: Relation | null) =>
  row === null || relation === null
    ? undefined
    : (draft: Readonly<Record<string, string>>) => (
        <RelatedRows list={list} row={row} draft={draft} relation={relation} />
      );

interface FiltersProps {
  readonly list: StaffList;
  readonly rows: readonly StaffRow[];
  readonly filters: readonly CatalogueFilter[];
  readonly onChange: (filters: readonly CatalogueFilter[]) => void;
}

/** One field to filter by after the other: its values with how many rows have each. */
function Filters({ list, rows, filters, onChange }: FiltersProps) {
  const [name, setName] = useState('');
  const field = list.fields.find((candidate) => candidate.name === name);
  const counts = useMemo(() => (field === undefined ? [] : valueCounts(field, rows)), [field, rows]);
  const set = filters.find((filter) => filter.field === name);
  const choose = (index: string) => {
    const value = counts[Number(index)]?.value;
    const others = filters.filter((filter) => filter.field !== name);
    onChange(index === '' || value === undefined ? others : [...others, { field: name, value }]);
  };
  const isSet = (candidate: string) => filters.some((filter) => filter.field === candidate);
  return (
    <>
      <SelectField label={texts.filterBy} value={name} onChange={setName}>
        <option value="">{texts.noFilter}</option>
        {list.fields.map((one) => (
          <option key={one.name} value={one.name}>
            {isSet(one.name) ? `✓ ${one.label}` : one.label}
          </option>
        ))}
      </SelectField>
      {field !== undefined && (
        <SelectField
          label={field.label}
          value={set === undefined ? '' : String(counts.findIndex(({ value }) => value === set.value))}
          onChange={choose}
        >
          <option value="">{texts.anyValue}</option>
          {counts.slice(0, 500).map(({ value, count }, index) => (
            <option key={value} value={index}>
              {value || texts.unknown} ({count})
            </option>
          ))}
        </SelectField>
      )}
      {filters.length > 0 && (
        <Button look="quiet" onClick={() => onChange([])}>
          {texts.clearFilters}
        </Button>
      )}
    </>
  );
}

interface ColumnsProps {
  readonly list: StaffList;
  readonly columns: readonly string[];
  readonly onChange: (columns: readonly string[]) => void;
}

function Columns({ list, columns, onChange }: ColumnsProps) {
  return (
    <details className={classes.columns}>
      <summary>{texts.columns}</summary>
      <div>
        {list.fields
          .filter(({ name }) => name !== list.title)
          .map(({ name, label }) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={columns.includes(name)}
                onChange={() =>
                  onChange(
                    columns.includes(name) ? columns.filter((one) => one !== name) : [...columns, name],
                  )
                }
              />
              {label}
            </label>
          ))}
      </div>
    </details>
  );
}
