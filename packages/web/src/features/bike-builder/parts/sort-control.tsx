import { useId, useState } from 'react';
import { useMediaQuery } from '../../../platform/media-query.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FilterIcon } from '../../../ui/icons.tsx';
import classes from './sort-control.module.css';

interface SortControlProps<Sort extends string> {
  readonly label: string;
  /** Title of the dialog on a phone: 'Sort Framesets'. */
  readonly dialogTitle: string;
  readonly options: Readonly<Record<Sort, string>>;
  readonly value: Sort;
  readonly onChange: (value: Sort) => void;
  /** Stays a select on a phone too, where it stands inside a dialog already. */
  readonly isAlwaysSelect?: boolean;
}

/** One choice of several: a select, and on a phone a filter icon that opens them as a dialog with Cancel. */
export function SortControl<Sort extends string>(props: SortControlProps<Sort>) {
  const isMobile = useMediaQuery('(max-width: 767px)');
  return isMobile && !props.isAlwaysSelect ? <SortDialog {...props} /> : <SortSelect {...props} />;
}

/** Labels with their keys as the closed set that they are. */
const entriesOf = <Sort extends string>(
  options: Readonly<Record<Sort, string>>,
): readonly [Sort, string][] => {
  const entries: [Sort, string][] = [];
  for (const sort in options) entries.push([sort, options[sort]]);
  return entries;
};

function SortSelect<Sort extends string>({ label, options, value, onChange }: SortControlProps<Sort>) {
  const id = useId();
  const entries = entriesOf(options);
  return (
    <span className={classes.select}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = entries.find(([sort]) => sort === event.currentTarget.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {entries.map(([sort, text]) => (
          <option key={sort} value={sort}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}

function SortDialog<Sort extends string>(props: SortControlProps<Sort>) {
  const { dialogTitle, options, value, onChange } = props;
  const name = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="icon" aria-label={dialogTitle} onClick={() => setOpen(true)}>
        <FilterIcon />
      </Button>
      {isOpen && (
        <Dialog
          title={dialogTitle}
          width={400}
          onClose={close}
          footer={<Button onClick={close}>Cancel</Button>}
        >
          <fieldset className={classes.options}>
            <legend className="visually-hidden">{props.label}</legend>
            {entriesOf(options).map(([sort, text]) => (
              <label key={sort}>
                <input
                  type="radio"
                  name={name}
                  checked={value === sort}
                  onChange={() => {
                    onChange(sort);
                    close();
                  }}
                />
                {text}
              </label>
            ))}
          </fieldset>
        </Dialog>
      )}
    </>
  );
}
