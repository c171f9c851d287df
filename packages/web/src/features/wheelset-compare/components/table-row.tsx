import {
  type ComparisonColumn,
  compareCell,
  formatCell,
  isEstimatedCell,
  removeWheelset,
  toggleBaseline,
} from '@pp-tools/domain/comparison';
import { formatDifference, notAvailable } from '@pp-tools/domain/core';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { type MouseEvent, memo } from 'react';
import { notify } from '../../../platform/notices.ts';
import { useUnits } from '../../../platform/unit-preference.ts';
import { WheelImage } from '../../../shop/wheel-picture.tsx';
import { compareTexts } from '../../../texts/compare-texts.ts';
import { estimateTexts } from '../../../texts/estimate-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { estimateMark } from '../../../ui/estimate-mark.ts';
import { TrashIcon } from '../../../ui/icons.tsx';
import { changeComparison, undoComparison } from '../state/comparison-store.ts';
import type { Zoom } from '../state/use-zoom.ts';
import classes from './comparison-table.module.css';
import { pinAttributes } from './pinned-cells.ts';

/** Takes a wheelset out and offers the way back. */
export function removeFromComparison(wheelset: Wheelset): void {
  const action = `Remove ${wheelset.shortName}`;
  changeComparison(action, (comparison) => removeWheelset(comparison, wheelset.id));
  notify(`${wheelset.shortName} removed`, { action: { label: 'Undo', run: undoComparison } });
}

const chooseBaseline = (wheelset: Wheelset) =>
  changeComparison(`Compare with ${wheelset.shortName}`, (comparison) =>
    toggleBaseline(comparison, wheelset.id),
  );

const verdictWords = { better: 'better', worse: 'worse', neutral: '' } as const;

/** A difference rests on both figures. */
const restsOnEstimate = (column: ComparisonColumn, wheelset: Wheelset, baseline: Wheelset | null): boolean =>
  isEstimatedCell(column, wheelset) ||
  (baseline !== null &&
    compareCell(column, wheelset, baseline).kind === 'difference' &&
    isEstimatedCell(column, baseline));

interface CellProps {
  readonly column: ComparisonColumn;
  readonly wheelset: Wheelset;
  readonly baseline: Wheelset | null;
}

/** One cell: the value, or next to a baseline the signed difference with arrow and word. */
function Cell({ column, wheelset, baseline }: CellProps) {
  const units = useUnits();
  const value = formatCell(column, wheelset, units);
  if (baseline === null || baseline.id === wheelset.id) return value;
  const difference = compareCell(column, wheelset, baseline);
  switch (difference.kind) {
    case 'plain':
      return value;
    case 'other':
      return <span className={classes.other}>{value}</span>;
    case 'same':
      return <span className={classes.same}>same</span>;
    case 'unknown':
      // N/A on either side stays N/A (CMP-12); the own figure is told on demand.
      return value === notAvailable ? (
        notAvailable
      ) : (
        <span className={classes.unknown} title={compareTexts.baselineUnknown(value)}>
          {notAvailable}
        </span>
      );
    case 'difference': {
      if (column.kind === 'text') return value;
      const { amount, verdict } = difference;
      const words = verdictWords[verdict];
      return (
        <span className={classes.difference} data-verdict={verdict} title={value}>
          {formatDifference(amount, column.kind, units)}
          {words && (
            <>
              <span aria-hidden="true">{amount < 0 ? ' ↓' : ' ↑'}</span>
              <span className="visually-hidden"> {words}</span>
            </>
          )}
        </span>
      );
    }
    default:
      return difference satisfies never;
  }
}

interface RowProps {
  readonly wheelset: Wheelset;
  readonly index: number;
  readonly columns: readonly ComparisonColumn[];
  readonly pinCount: number;
  readonly baseline: Wheelset | null;
  /** While all wheelsets are selected, none can be removed. */
  readonly isLocked: boolean;
  readonly zoomHandlers: Zoom['handlers'];
}

/** A click on anything of its own in the row is not a choice of the row. */
const isOnControl = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('a, button, input') !== null;

/** One wheelset of the table. */
export const TableRow = memo(function TableRow(props: RowProps) {
  const { wheelset, index, columns, pinCount, baseline, isLocked, zoomHandlers } = props;
  const isBaseline = baseline?.id === wheelset.id;
  return (
    <tr
      aria-rowindex={index + 2}
      data-baseline={isBaseline}
      onClick={(event) => {
        if (!isOnControl(event)) chooseBaseline(wheelset);
      }}
    >
      <th scope="row" className={classes.name}>
        <div className={classes.nameInside}>
          <input
            type="checkbox"
            className={classes.pick}
            checked={isBaseline}
            aria-label={`Compare with ${wheelset.shortName}`}
            onChange={() => chooseBaseline(wheelset)}
          />
          <Button
            look="icon"
            className={classes.remove ?? ''}
            aria-label={`Remove ${wheelset.shortName}`}
            disabled={isLocked}
            onClick={() => removeFromComparison(wheelset)}
          >
            <TrashIcon />
          </Button>
          <ProductLink wheelset={wheelset} zoomHandlers={zoomHandlers} />
        </div>
      </th>
      {columns.map((column, columnPlace) => (
        <td
          key={column.id}
          data-figures={column.kind !== 'text'}
          {...pinAttributes(columnPlace, pinCount)}
          {...estimateMark(restsOnEstimate(column, wheelset, baseline), estimateTexts.recalled)}
        >
          <Cell column={column} wheelset={wheelset} baseline={baseline} />
        </td>
      ))}
    </tr>
  );
});

function ProductLink({ wheelset, zoomHandlers }: Pick<RowProps, 'wheelset' | 'zoomHandlers'>) {
  const { pointer, keyboard } = zoomHandlers(wheelset);
  const inside = (
    <>
      <span className={classes.picture} {...pointer}>
        <WheelImage wheelset={wheelset} size={36} />
      </span>
      <span className={classes.shortName}>{wheelset.shortName}</span>
    </>
  );
  if (wheelset.productLink === null) {
    // Without a page to open there is still a picture to enlarge.
    const reach = keyboard.onFocus ? { tabIndex: 0 } : {};
    return (
      <span className={classes.product} {...reach} {...keyboard}>
        {inside}
      </span>
    );
  }
  return (
    <a
      className={classes.product}
      href={wheelset.productLink}
      target="_blank"
      rel="noopener noreferrer"
      {...keyboard}
    >
      {inside}
    </a>
  );
}
