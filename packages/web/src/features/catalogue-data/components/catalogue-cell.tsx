import type { StaffField, StaffRow } from '@pp-tools/domain/contract';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { catalogueDataTexts as texts } from '../../../texts/catalogue-data-texts.ts';
import classes from '../../../ui/grid-cells.module.css';
import { shownValue, valueText } from '../state/catalogue-view.ts';

/** The one cell that is being written in. */
export interface OpenCell {
  readonly row: StaffRow;
  readonly field: StaffField;
  readonly text: string;
  readonly fault: string | null;
  readonly isBusy: boolean;
}

interface CatalogueCellProps {
  readonly name: string;
  readonly row: StaffRow;
  readonly field: StaffField;
  readonly cell: string;
  readonly tabIndex: number;
  readonly open: OpenCell | null;
  readonly onOpen: () => void;
  readonly onChange: (text: string) => void;
  readonly onCancel: () => void;
  readonly onCommit: () => Promise<boolean>;
  readonly wayOn: (event: KeyboardEvent) => () => void;
}

/** One value of the grid; it opens where it is, unless it is the key. */
export function CatalogueCell(props: CatalogueCellProps) {
  const { name, row, field, cell, tabIndex, open, onOpen } = props;
  const text = shownValue(field, row[field.name]);
  const label = texts.cell(field.label, name);
  return (
    <td data-number={field.kind === 'number' || undefined} className={classes.cell}>
      {open !== null ? (
        <CellField {...props} open={open} label={label} />
      ) : (
        <button
          type="button"
          data-cell={cell}
          data-column={field.name}
          tabIndex={tabIndex}
          className={classes.value}
          aria-label={`${text ?? texts.unknown}, ${label}`}
          aria-disabled={field.isKey || undefined}
          title={text !== null && text.length > 24 ? text : undefined}
          onClick={() => field.isKey || onOpen()}
        >
          {text ?? <span className={classes.unknown}>{texts.unknown}</span>}
        </button>
      )}
    </td>
  );
}

interface CellFieldProps extends CatalogueCellProps {
  readonly open: OpenCell;
  readonly label: string;
}

function CellField({ open, label, onChange, onCancel, onCommit, wayOn }: CellFieldProps) {
  const { field, row, text, fault, isBusy } = open;
  const faultId = useId();
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isFresh = useRef(text === valueText(field, row[field.name]));
  useEffect(() => {
    input.current?.focus();
    input.current?.closest('td')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // A typed first letter stays; a value that was opened is replaced by the next letter.
    if (isFresh.current) input.current?.select?.();
  }, []);
  const onKeyDown = async (event: KeyboardEvent) => {
    event.stopPropagation();
    const goOn = wayOn(event);
    if (event.key === 'Escape') {
      onCancel();
      goOn();
    }
    if (event.key !== 'Enter' && event.key !== 'Tab') return;
    event.preventDefault();
    if (await onCommit()) goOn();
  };
  const shared = {
    ref: input,
    value: text,
    className: classes.field,
    'aria-label': label,
    'aria-invalid': fault === null ? undefined : true,
    'aria-describedby': fault === null ? undefined : faultId,
    'aria-busy': isBusy || undefined,
    onKeyDown,
    onBlur: () => void onCommit(),
  } as const;
  const choices = choicesOf(field);
  return (
    <>
      {choices === null ? (
        <input
          {...shared}
          size={1}
          readOnly={isBusy}
          inputMode={field.kind === 'number' ? 'decimal' : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <select {...shared} onChange={(event) => onChange(event.currentTarget.value)}>
          {!field.isRequired && <option value="">{texts.unknown}</option>}
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
      {fault !== null && (
        <span id={faultId} role="alert" className={classes.fault}>
          {fault}
        </span>
      )}
    </>
  );
}

/** The words that a field takes; null: it takes a text. */
export function choicesOf({ kind, words }: StaffField): readonly string[] | null {
  if (kind === 'flag') return ['Yes', 'No'];
  return kind === 'word' ? words : null;
}
