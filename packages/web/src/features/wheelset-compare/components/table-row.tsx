import {
  type ComparisonColumn,
  removeWheelset,
  toggleBaseline,
  type WheelLetter,
} from '@pp-tools/domain/comparison';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { type MouseEvent, memo } from 'react';
import { notify } from '../../../platform/notices.ts';
import { WheelImage } from '../../../shop/wheel-picture.tsx';
import { estimateTexts } from '../../../texts/estimate-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DatumButton } from '../../../ui/datum-button.tsx';
import { estimateMark } from '../../../ui/estimate-mark.ts';
import { TrashIcon } from '../../../ui/icons.tsx';
import { changeComparison, undoComparison } from '../state/comparison-store.ts';
import type { Zoom } from '../state/use-zoom.ts';
import { Cell, restsOnEstimate } from './comparison-cell.tsx';
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

interface RowProps {
  readonly wheelset: Wheelset;
  readonly index: number;
  readonly columns: readonly ComparisonColumn[];
  readonly pinCount: number;
  readonly baseline: Wheelset | null;
  readonly letter: WheelLetter | undefined;
  /** Ids of the columns whose figures have decimals. */
  readonly withDecimals: ReadonlySet<string>;
  /** While all wheelsets are selected, none can be removed. */
  readonly isLocked: boolean;
  readonly zoomHandlers: Zoom['handlers'];
}

/** A click on anything of its own in the row is not a choice of the row. */
const isOnControl = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('a, button, input') !== null;

/** One wheelset of the table. */
export const TableRow = memo(function TableRow(props: RowProps) {
  const { wheelset, index, columns, pinCount, baseline, letter, withDecimals, isLocked, zoomHandlers } =
    props;
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
          <DatumButton
            name={`Compare with ${wheelset.shortName}`}
            letter={letter}
            isDatum={isBaseline}
            onPress={() => chooseBaseline(wheelset)}
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
          data-answer={column.kind !== 'text' && column.better === 'less'}
          {...pinAttributes(columnPlace, pinCount)}
          {...estimateMark(restsOnEstimate(column, wheelset, baseline), estimateTexts.recalled)}
        >
          <Cell
            column={column}
            wheelset={wheelset}
            baseline={baseline}
            hasRoom={withDecimals.has(column.id)}
          />
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
