import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { cellTexts } from '../../../texts/cell-texts.ts';
import { wheelsetDataTexts } from '../../../texts/wheelset-data-texts.ts';
import classes from '../../../ui/grid-cells.module.css';
import { choicesFor, isFigure, isRequired } from '../state/column-groups.ts';
import type { CellEdit, CellEditing } from '../state/use-cell-edit.ts';
import { fieldText } from '../state/wheelset-draft.ts';

interface OpenCellProps {
  readonly edit: CellEdit;
  readonly editing: CellEditing;
  /** Where a key leads afterwards. */
  readonly wayOn: (event: KeyboardEvent) => () => void;
}

/** The field is wider than its value was, and a fault makes the row higher. */
const reveal = (part: HTMLElement | null) =>
  part?.closest('td')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The field in an open cell: Enter and Tab store it and go on, Escape leaves it, and a fault stands below it. */
export function OpenCell({ edit, editing, wayOn }: OpenCellProps) {
  const { wheelset, column, text, isBusy, fault } = edit;
  const faultId = useId();
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isFresh = useRef(text === fieldText(column, wheelset[column]));
  useEffect(() => {
    field.current?.focus();
    reveal(field.current);
    // A typed first letter stays; a value that was opened is replaced by the next letter.
    if (isFresh.current) field.current?.select?.();
  }, []);
  const onKeyDown = async (event: KeyboardEvent) => {
    event.stopPropagation();
    const goOn = wayOn(event);
    if (event.key === 'Escape') {
      editing.cancel();
      goOn();
    }
    if (event.key !== 'Enter' && event.key !== 'Tab') return;
    event.preventDefault();
    if (await editing.commit()) goOn();
  };

  const shared = {
    ref: field,
    value: text,
    className: classes.field,
    'aria-label': cellTexts.label(column, wheelset.name),
    'aria-invalid': fault === null ? undefined : true,
    'aria-describedby': fault === null ? undefined : faultId,
    'aria-busy': isBusy || undefined,
    onKeyDown,
    onBlur: () => void editing.commit(),
  } as const;
  const options = choicesFor(column, fieldText(column, wheelset[column]));
  return (
    <>
      {options === null ? (
        <input
          {...shared}
          size={1}
          readOnly={isBusy}
          inputMode={isFigure(column) ? 'decimal' : undefined}
          onChange={(event) => editing.change(event.currentTarget.value)}
        />
      ) : (
        <select {...shared} onChange={(event) => editing.change(event.currentTarget.value)}>
          {!isRequired(column) && <option value="">{wheelsetDataTexts.unknown}</option>}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {fault !== null && (
        <span ref={reveal} id={faultId} role="alert" className={classes.fault}>
          {fault}
        </span>
      )}
    </>
  );
}
