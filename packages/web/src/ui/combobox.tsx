import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isRenderedForAll } from '../platform/rendering-place.ts';
import classes from './combobox.module.css';

/** One line of the menu. */
export interface ComboboxOption {
  readonly key: number | string;
  /** What the box shows once the option is chosen. */
  readonly text: string;
  readonly picture?: ReactNode;
  /** Title of the group that it opens. */
  readonly opens?: string | null;
}

interface ComboboxProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly ComboboxOption[];
  readonly onChange: (value: string) => void;
  /** Height of the menu in px. */
  readonly menuHeight: number;
  readonly isDisabled?: boolean;
  readonly hasError?: boolean;
  /** Said when nothing is found. */
  readonly emptyText: string;
  /** Stands under the options. */
  readonly footer?: string | null;
}

/**
 * A text box with a list of suggestions (WAI-ARIA combobox pattern): arrows move, Enter takes, Escape closes.
 * Written here because the component library's would double the code of the page (docs/decisions/0060).
 */
export function Combobox(props: ComboboxProps) {
  const { label, value, options, onChange, menuHeight, isDisabled = false, hasError = false } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0)
      list.current?.querySelectorAll('[role=option]')[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const take = (option: ComboboxOption) => {
    onChange(option.text);
    close();
  };
  const move = (by: number) => {
    setOpen(true);
    if (options.length > 0)
      setActive((active + by + options.length + (active < 0 && by < 0 ? 1 : 0)) % options.length);
  };
  /** Whether the key was handled. */
  const handleKey = (key: string): boolean => {
    const option = options[active];
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter' && isOpen && option) take(option);
    else if (key === 'Escape' && isOpen) close();
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (handleKey(event.key)) event.preventDefault();
  };
  return (
    <div className={classes.combobox}>
      <label htmlFor={id} data-error={hasError}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-invalid={hasError}
        {...(active >= 0 ? { 'aria-activedescendant': `${id}-${active}` } : {})}
        value={value}
        disabled={isDisabled}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onClick={() => setOpen(true)}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <div className={classes.menu} hidden={!isOpen} style={{ maxHeight: menuHeight }}>
        <div ref={list} id={`${id}-list`} role="listbox" aria-label={label}>
          {(isRenderedForAll() ? [] : options).map((option, place) => (
            // The box keeps the focus; the keyboard moves the active option from there.
            <Fragment key={option.key}>
              {option.opens && (
                <div role="presentation" className={classes.title}>
                  {option.opens}
                </div>
              )}
              <div
                id={`${id}-${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === active}
                className={classes.option}
                onPointerDown={(event) => {
                  event.preventDefault();
                  take(option);
                }}
              >
                {option.picture}
                {option.text}
              </div>
            </Fragment>
          ))}
        </div>
        <div role="status">{options.length === 0 && <p className={classes.note}>{props.emptyText}</p>}</div>
        {props.footer && <p className={classes.note}>{props.footer}</p>}
      </div>
    </div>
  );
}
