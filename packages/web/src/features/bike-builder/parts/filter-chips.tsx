import { partListTexts } from '../../../texts/part-list-texts.ts';
import { CloseIcon } from '../../../ui/icons.tsx';
import classes from './part-list.module.css';

interface FilterChipsProps {
  readonly label: string;
  readonly chips: readonly { readonly key: string; readonly text: string; readonly onRemove: () => void }[];
}

/** Everything that is filtered by, each to be removed by itself. */
export function FilterChips({ label, chips }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={label}>
      {chips.map(({ key, text, onRemove }) => (
        <li key={key}>
          <button type="button" aria-label={partListTexts.remove(text)} onClick={onRemove}>
            {text}
            <CloseIcon />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface FilterLike<Key extends string> {
  readonly key: Key;
  readonly values: readonly string[];
  readonly textOf?: (value: string) => string;
}

/** The chips of what is ticked in a filter dialog. */
export const chipsOf = <Key extends string>(
  groups: readonly FilterLike<Key>[],
  ticked: Readonly<Record<Key, readonly string[]>>,
  onChange: (ticked: Readonly<Record<Key, readonly string[]>>) => void,
): FilterChipsProps['chips'] =>
  groups.flatMap(({ key, textOf = (value) => value }) =>
    ticked[key].map((value) => ({
      key: `${key} ${value}`,
      text: textOf(value),
      onRemove: () => onChange({ ...ticked, [key]: ticked[key].filter((other) => other !== value) }),
    })),
  );
