import { formatFigure } from '@pp-tools/domain/core';
import { relatedRowsTexts as texts } from '../../../texts/related-rows-texts.ts';
import classes from '../related-rows.module.css';
import type { SetFigure, SetFigures } from '../state/rest-of-set.ts';

interface FigureRowProps {
  readonly label: string;
  readonly figure: SetFigure;
  readonly kind: 'money' | 'grams';
}

function FigureRow({ label, figure: { set, parts, rest, isAssumed }, kind }: FigureRowProps) {
  const text = (value: number | null) => (value === null ? texts.unknown : formatFigure(value, kind));
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{text(set)}</td>
      <td>
        {text(parts)}
        {isAssumed && <small>{texts.partsUnknown}</small>}
      </td>
      <td>{rest === null ? texts.noFigure : <strong>{formatFigure(rest, kind)}</strong>}</td>
    </tr>
  );
}

/** What a set counts beyond its parts, as both are now. */
export function RestOfSet({ figures }: { readonly figures: SetFigures }) {
  return (
    <div className={classes.rest} aria-live="polite">
      <table>
        <caption>{texts.restHelp}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{texts.set}</th>
            <th scope="col">{texts.sum}</th>
            <th scope="col">{texts.rest}</th>
          </tr>
        </thead>
        <tbody>
          <FigureRow label={texts.price} figure={figures.price} kind="money" />
          <FigureRow label={texts.weight} figure={figures.weight} kind="grams" />
        </tbody>
      </table>
    </div>
  );
}
