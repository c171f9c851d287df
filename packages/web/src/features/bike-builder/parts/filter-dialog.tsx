import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import classes from './filter-dialog.module.css';

/** A group of boxes: its key in the filter, its heading, and the values to tick. */
export interface FilterGroup<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly values: readonly string[];
  /** A value in words; itself when absent. */
  readonly textOf?: (value: string) => string;
  /** Parts that the value would leave. */
  readonly countOf?: (value: string) => number;
}

interface FilterDialogProps<Key extends string> {
  readonly title: string;
  readonly groups: readonly FilterGroup<Key>[];
  /** What is ticked by group. */
  readonly ticked: Readonly<Record<Key, readonly string[]>>;
  /** Nothing ticked in any group. */
  readonly nothing: Readonly<Record<Key, readonly string[]>>;
  readonly onApply: (ticked: Readonly<Record<Key, readonly string[]>>) => void;
  readonly onClose: () => void;
}

/** Boxes to tick; nothing happens before Apply. */
export function FilterDialog<Key extends string>(props: FilterDialogProps<Key>) {
  const { title, groups, onApply, onClose } = props;
  const [ticked, setTicked] = useState(props.ticked);
  const toggle = (key: Key, value: string) =>
    setTicked((now) => ({
      ...now,
      [key]: now[key].includes(value) ? now[key].filter((other) => other !== value) : [...now[key], value],
    }));
  return (
    <Dialog
      title={title}
      width={440}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button onClick={() => setTicked(props.nothing)}>Clear All</Button>
          <Button
            look="primary"
            onClick={() => {
              onApply(ticked);
              onClose();
            }}
          >
            Apply
          </Button>
        </>
      }
    >
      {groups.map(({ key, label, values, textOf, countOf }) => (
        <fieldset key={key} className={classes.group} data-named={textOf === undefined}>
          <legend>{label}</legend>
          {values.map((value) => (
            <label key={value}>
              <input
                type="checkbox"
                checked={ticked[key].includes(value)}
                onChange={() => toggle(key, value)}
              />
              {textOf ? textOf(value) : value}
              {countOf && <span className={classes.count}>{countOf(value)}</span>}
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  );
}
