import { amountOf, formatDifference, formatFigure, type UnitSystem } from '@pp-tools/domain/core';
import {
  type ComponentChoice,
  type ComponentType,
  componentEntries,
  componentFigures,
  componentName,
  componentTypeOrder,
  type Groupset,
  type GroupsetParts,
  groupsetFigures,
  isGroupsetModified,
  partsFigures,
} from '@pp-tools/domain/groupset';
import { dequal } from 'dequal/lite';
import { useUnits } from '../../../platform/unit-preference.ts';
import { configureGroupsetTexts } from '../../../texts/builder-groupset-texts.ts';
import { slotNames } from '../../../texts/slot-texts.ts';
import classes from './configure-groupset.module.css';
import type { GroupsetDraft } from './use-groupset-draft.ts';

type Sums = { readonly price: number; readonly weight: number };

const sumsOf = (parts: GroupsetParts): Sums => {
  const { price, weight } = partsFigures(parts);
  return { price: amountOf(price), weight: amountOf(weight) };
};

const figuresOf = (type: ComponentType, choice: ComponentChoice | undefined): Sums => {
  if (choice === undefined) return { price: 0, weight: 0 };
  const { price, weight } = componentFigures(type, choice);
  return { price: amountOf(price), weight: amountOf(weight) };
};

interface Change extends Sums {
  readonly type: ComponentType;
  readonly from: string;
  readonly to: string;
}

const nameOf = (choice: ComponentChoice | undefined): string =>
  choice === undefined ? configureGroupsetTexts.none : componentName(choice);

/** Places that differ from the parts the groupset is sold with, each with what that costs and weighs. */
function changesOf({ parts, defaults }: GroupsetDraft): readonly Change[] {
  return componentTypeOrder.flatMap((type) => {
    if (dequal(parts[type], defaults[type])) return [];
    const now = figuresOf(type, parts[type]);
    const before = figuresOf(type, defaults[type]);
    const difference = { price: now.price - before.price, weight: now.weight - before.weight };
    return [{ type, from: nameOf(defaults[type]), to: nameOf(parts[type]), ...difference }];
  });
}

const differenceText = ({ price, weight }: Sums, units: UnitSystem): string =>
  `${formatDifference(price, 'money')}, ${formatDifference(weight, 'grams', units)}`;

/** What the bike counts besides the parts, so that swapping one changes the bike by the difference of the two. */
function restText({ rest }: Groupset, units: UnitSystem): string {
  if (rest === null) return '';
  const price = formatFigure(amountOf(rest.price), 'money');
  const weight = formatFigure(amountOf(rest.weight), 'grams', units);
  return `. The bike also counts the rest of the set (battery, wires, hoses): ${price}, ${weight}`;
}

/** How the total is counted: as a set, or part by part once something was changed (BLD-72). */
function basisText({ groupset, parts }: GroupsetDraft, units: UnitSystem): string {
  if (!isGroupsetModified({ groupset, parts })) return 'Counted as the set that is sold';
  const set = groupset.price === null ? '' : `; the set is sold for ${formatFigure(groupset.price, 'money')}`;
  return `Modified: counted part by part${restText(groupset, units)}${set}`;
}

/** Parts, totals, differences and changes of the draft (BLD-71). */
export function GroupsetSummary({ draft }: { readonly draft: GroupsetDraft }) {
  const units = useUnits();
  const { groupset, parts, defaults } = draft;
  const { price, weight } = groupsetFigures({ groupset, parts });
  const now = sumsOf(parts);
  const before = sumsOf(defaults);
  const changes = changesOf(draft);
  return (
    <section className={classes.summary} aria-label="Groupset Summary">
      <h3>Groupset Summary</h3>
      <dl className={classes.totals} aria-live="polite">
        <div>
          <dt>Total Price</dt>
          <dd>
            {price.kind === 'missing' ? formatFigure(null, 'money') : formatFigure(price.value, 'money')}
          </dd>
        </div>
        <div>
          <dt>Total Weight</dt>
          <dd>
            {weight.kind === 'missing'
              ? formatFigure(null, 'grams', units)
              : formatFigure(weight.value, 'grams', units)}
          </dd>
        </div>
        <div>
          <dt>Difference from default parts</dt>
          <dd>
            {differenceText({ price: now.price - before.price, weight: now.weight - before.weight }, units)}
          </dd>
        </div>
      </dl>
      <p className={classes.basis}>{basisText(draft, units)}</p>
      <ul className={classes.parts}>
        {componentEntries(parts).map(([type, choice]) => (
          <li key={type}>
            <span>{slotNames[type]}</span>
            <span>{componentName(choice)}</span>
          </li>
        ))}
      </ul>
      <h3>Changes</h3>
      {changes.length === 0 ? (
        <p className={classes.basis}>No changes from default</p>
      ) : (
        <ul className={classes.changes} aria-label="Changes">
          {changes.map((change) => (
            <li key={change.type}>
              <strong>{slotNames[change.type]}</strong>
              <span>
                {change.from} → {change.to}
              </span>
              <span>{differenceText(change, units)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
