import type { StaffList, StaffRow } from '@pp-tools/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { rowsQuery } from '../../../shop/staff-rows.ts';
import { relatedRowsTexts as texts } from '../../../texts/related-rows-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Loading, Trouble } from '../../../ui/load-state.tsx';
import catalogue from '../catalogue-data.module.css';
import classes from '../related-rows.module.css';
import { type CatalogueSort, sortRows, titleOf } from '../state/catalogue-view.ts';
import type { Relation } from '../state/related-lists.ts';
import { setFigures } from '../state/rest-of-set.ts';
import { useCatalogueActions } from '../state/use-catalogue-actions.ts';
import { CatalogueTable } from './catalogue-table.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { RestOfSet } from './rest-of-set.tsx';
import { RowForm } from './row-form.tsx';
import { SizeDrawing } from './size-drawing.tsx';

interface RelatedRowsProps {
  /** The row that the others belong to, and its list. */
  readonly list: StaffList;
  readonly row: StaffRow;
  /** The row as it is being edited. */
  readonly draft: Readonly<Record<string, string>>;
  readonly relation: Relation;
}

/** The parts of a groupset with the rest of the set, or the sizes of a frame with a drawing: a grid like the others. */
export function RelatedRows({ list, row, draft, relation }: RelatedRowsProps) {
  const { data, isError, refetch } = useQuery(rowsQuery(relation.list.name));
  const rows = useMemo(() => (data ?? []).filter(relation.isRelated), [data, relation]);
  const isFrame = list.name === 'frame';
  if (isError)
    return (
      <Trouble title={texts.loadFailed} onRetry={() => void refetch()}>
        {texts.loadFailedHelp}
      </Trouble>
    );
  if (data === undefined) return <Loading />;
  const figures = isFrame ? null : setFigures(row, draft, rows);
  return (
    <section className={catalogue.group} aria-label={isFrame ? texts.sizes : texts.parts}>
      <h3>{isFrame ? texts.sizes : texts.parts}</h3>
      <RelatedGrid isFrame={isFrame} owner={{ list, row }} relation={relation} rows={rows} />
      {figures !== null && <RestOfSet figures={figures} />}
    </section>
  );
}

interface RelatedGridProps {
  readonly isFrame: boolean;
  readonly owner: { readonly list: StaffList; readonly row: StaffRow };
  readonly relation: Relation;
  readonly rows: readonly StaffRow[];
}

const noRows: ReadonlySet<number> = new Set();

function RelatedGrid({ isFrame, owner, relation, rows }: RelatedGridProps) {
  const { list, columns, start } = relation;
  const actions = useCatalogueActions(list);
  const [sort, setSort] = useState<CatalogueSort>({ by: 'position', direction: 'ascending' });
  const [selected, setSelected] = useState(noRows);
  const [open, setOpen] = useState<{ readonly row: StaffRow | null } | null>(null);
  const [position, setPosition] = useState<number | null>(null);
  const sorted = useMemo(
    () =>
      sortRows(
        rows,
        sort,
        list.fields.find(({ name }) => name === sort.by),
      ),
    [list, rows, sort],
  );
  const drawn = rows.find((row) => row.position === position) ?? rows[0];
  return (
    <>
      <div className={classes.columns} data-drawing={isFrame && drawn !== undefined}>
        {rows.length === 0 ? (
          <p className={catalogue.none}>{isFrame ? texts.noSizes : texts.noParts}</p>
        ) : (
          <CatalogueTable
            list={list}
            rows={sorted}
            columns={columns}
            sort={sort}
            onSort={setSort}
            selected={selected}
            onSelect={setSelected}
            actions={actions}
            onEdit={(row) => setOpen({ row })}
            onRow={setPosition}
          />
        )}
        {isFrame && drawn !== undefined && (
          <SizeDrawing
            frame={owner.row}
            name={titleOf(owner.list, owner.row)}
            sizes={rows}
            size={drawn}
            onSize={(size) => setPosition(Number(size.position))}
          />
        )}
      </div>
      <Button onClick={() => setOpen({ row: null })}>
        <PlusIcon />
        {isFrame ? texts.addSize : texts.addPart}
      </Button>
      {open !== null && (
        <RowForm
          key={String(open.row?.position)}
          list={list}
          row={open.row}
          copied={start}
          actions={actions}
          onClose={() => setOpen(null)}
          onDuplicate={() => setOpen({ row: null })}
        />
      )}
      {actions.conflict !== null && (
        <ConflictDialog
          list={list}
          conflict={actions.conflict}
          onLeave={actions.leaveConflict}
          onInsist={actions.insist}
        />
      )}
    </>
  );
}
