import { type SideBySide, type SideRow, takePart } from '@pp-tools/domain/bike';
import { bikeText } from '../../../texts/builder-texts.ts';
import { slotNames } from '../../../texts/slot-texts.ts';
import { BikePicture } from '../parts/bike-picture.tsx';
import { useBuild } from './build-store.ts';
import classes from './saved-builds.module.css';
import { SideCellView } from './side-cell.tsx';
import type { SideColumn } from './side-column.ts';
import { SideTotals } from './side-totals.tsx';

interface SideTableProps {
  readonly columns: readonly SideColumn[];
  readonly compared: SideBySide;
  readonly baseline: number;
  readonly isOnlyDifferent: boolean;
  readonly onBaseline: (id: string) => void;
}

/** The parts of the builds row by row, and their totals. */
export function SideTable({ columns, compared, baseline, isOnlyDifferent, onBaseline }: SideTableProps) {
  const rows = compared.rows.filter(({ isEqual }) => !(isOnlyDifferent && isEqual));
  return (
    <section className={classes.scroll} tabIndex={0} aria-label="Builds side by side, table">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Part</th>
            {columns.map(({ id, build, isCurrent }, place) => (
              <th key={id} scope="col">
                <BikePicture
                  build={build}
                  baseline={place === baseline ? null : (columns[baseline]?.build ?? null)}
                />
                {build.name}
                <small>
                  {isCurrent && 'Current build, '}
                  {build.bike === null ? 'no bike type' : bikeText(build.bike)}
                </small>
                <label className={classes.baseline}>
                  <input
                    type="radio"
                    name="side-baseline"
                    checked={place === baseline}
                    onChange={() => onBaseline(id)}
                    aria-label={`Baseline ${build.name}`}
                  />
                  Baseline
                </label>
              </th>
            ))}
          </tr>
        </thead>
        <SideTotals compared={compared} columns={columns} baseline={baseline} />
        <tbody>
          {rows.map((row) => (
            <SideRowView key={row.slot} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function SideRowView({ row, columns }: { readonly row: SideRow; readonly columns: readonly SideColumn[] }) {
  const own = useBuild();
  const mine = row.cells[columns.findIndex(({ isCurrent }) => isCurrent)];
  return (
    <tr data-within={row.isWithinGroupset}>
      <th scope="row">{slotNames[row.slot]}</th>
      {columns.map((column, place) => {
        const cell = row.cells[place] ?? null;
        const isMine = column.isCurrent || (mine !== undefined && mine?.name === cell?.name);
        return (
          <SideCellView
            key={column.id}
            slot={row.slot}
            cell={cell}
            from={column.build.name}
            taking={isMine ? null : takePart(own, column.build, row.slot)}
          />
        );
      })}
    </tr>
  );
}
