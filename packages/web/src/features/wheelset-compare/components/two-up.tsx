import type { ComparisonColumn } from '@pp-tools/domain/comparison';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { useId, useState } from 'react';
import { RimPicture } from '../../../shop/wheel-picture.tsx';
import { estimateTexts } from '../../../texts/estimate-texts.ts';
import { twoUpTexts } from '../../../texts/two-up-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { estimateMark } from '../../../ui/estimate-mark.ts';
import { BackIcon, OnIcon } from '../../../ui/icons.tsx';
import type { ShownComparison } from '../state/use-comparison.ts';
import { Cell, restsOnEstimate } from './comparison-cell.tsx';
import classes from './two-up.module.css';

interface SwitchProps {
  readonly others: readonly Wheelset[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  readonly letters: ShownComparison['letters'];
}

/** Which wheelset stands on the right: chosen by name, or one after the other. */
function SecondSwitch({ others, chosen, onChoose, letters }: SwitchProps) {
  const id = useId();
  const step = (by: number) => onChoose((chosen + by + others.length) % others.length);
  const isLone = others.length === 1;
  return (
    <div className={classes.switch}>
      <label htmlFor={id} className="visually-hidden">
        {twoUpTexts.second}
      </label>
      <select id={id} value={chosen} onChange={(event) => onChoose(Number(event.currentTarget.value))}>
        {others.map(({ id: key, shortName }, index) => (
          <option key={key} value={index}>
            {letters.has(key) ? `${letters.get(key)} ${shortName}` : shortName}
          </option>
        ))}
      </select>
      {!isLone && (
        <>
          <Button look="icon" aria-label={twoUpTexts.previous} onClick={() => step(-1)}>
            <BackIcon />
          </Button>
          <Button look="icon" aria-label={twoUpTexts.next} onClick={() => step(1)}>
            <OnIcon />
          </Button>
        </>
      )}
    </div>
  );
}

interface RowProps {
  readonly column: ComparisonColumn;
  readonly datum: Wheelset;
  readonly second: Wheelset;
}

const noted = (column: ComparisonColumn, wheelset: Wheelset, baseline: Wheelset | null) =>
  estimateMark(restsOnEstimate(column, wheelset, baseline), estimateTexts.recalled);

const Row = ({ column, datum, second }: RowProps) => (
  <tr>
    <th scope="row">{column.label}</th>
    <td {...noted(column, datum, null)}>
      <Cell column={column} wheelset={datum} baseline={null} hasRoom={false} />
    </td>
    <td {...noted(column, second, datum)}>
      <Cell column={column} wheelset={second} baseline={datum} hasRoom={false} />
    </td>
  </tr>
);

/** On a phone: two wheelsets side by side, one measured against the other; the second can be switched. */
export function TwoUp({ shown: { rows, baseline, columns, letters } }: { readonly shown: ShownComparison }) {
  const datum = baseline ?? rows[0];
  const others = rows.filter((wheelset) => wheelset !== datum);
  const [chosenId, choose] = useState<number | null>(null);
  const index = Math.max(
    0,
    others.findIndex(({ id }) => id === chosenId),
  );
  const second = others[index];
  if (datum === undefined || second === undefined) return null;
  return (
    <section className={classes.sheet} aria-label={twoUpTexts.title}>
      <SecondSwitch
        others={others}
        chosen={index}
        letters={letters}
        onChoose={(next) => choose(others[next]?.id ?? null)}
      />
      <div className={classes.sections}>
        <RimPicture wheelset={datum} scale={1.6} />
        <RimPicture wheelset={second} baseline={datum} scale={1.6} />
      </div>
      <table className={classes.figures}>
        <thead>
          <tr>
            <td />
            <th scope="col">
              {twoUpTexts.named(letters.get(datum.id), datum.shortName)} <span>{twoUpTexts.datum}</span>
            </th>
            <th scope="col">{twoUpTexts.named(letters.get(second.id), second.shortName)}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => (
            <Row key={column.id} column={column} datum={datum} second={second} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
