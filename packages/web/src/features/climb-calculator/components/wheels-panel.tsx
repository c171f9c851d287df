import { comparedCount, isDepthAssumed, ownWeightRange } from '@pp-tools/domain/climb';
import { formatFigure } from '@pp-tools/domain/core';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { useId, useState } from 'react';
import { useUnits } from '../../../platform/unit-preference.ts';
import { climbTexts, leftOutText } from '../../../texts/climb-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import type { Climb } from '../state/use-climb.ts';
import type { ChosenWheels } from '../state/use-comparison.ts';
import { Letter } from './letter.tsx';
import panel from './panel.module.css';
import { UnitField } from './unit-field.tsx';
import classes from './wheels-panel.module.css';

interface WheelsPanelProps {
  readonly climb: Climb;
  readonly chosen: ChosenWheels;
  readonly catalogue: readonly Wheelset[];
  readonly isLoading: boolean;
}

const mostOptions = 30;

function AddWheels({ climb, catalogue }: Omit<WheelsPanelProps, 'chosen' | 'isLoading'>) {
  const { ids } = climb.climb;
  const [text, setText] = useState('');
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = catalogue.filter(
    ({ ppId, name }) => !ids.includes(ppId) && words.every((word) => name.toLowerCase().includes(word)),
  );
  const take = (value: string) => {
    const taken = catalogue.find(({ name, ppId }) => name === value && !ids.includes(ppId));
    if (taken === undefined) return setText(value);
    climb.change({ ids: [...ids, taken.ppId] });
    setText('');
  };
  if (ids.length >= comparedCount.max)
    return <p className={panel.hint}>{comparedCount.max} wheelsets are the most.</p>;
  return (
    <Combobox
      label={climbTexts.addWheels}
      value={text}
      options={matches.slice(0, mostOptions).map(({ ppId, name }) => ({ key: ppId, text: name }))}
      onChange={take}
      menuHeight={300}
      emptyText={climbTexts.noMatch}
      footer={matches.length > mostOptions ? `${matches.length - mostOptions} more: keep typing` : null}
    />
  );
}

interface RowProps {
  readonly climb: Climb;
  readonly wheelset: Wheelset;
  readonly place: number;
  readonly group: string;
  readonly isBaseline: boolean;
  /** The depth of the reference wheels stands in for an unknown one. */
  readonly isAssumed: boolean;
}

function Row({ climb, wheelset, place, group, isBaseline, isAssumed }: RowProps) {
  const units = useUnits();
  const { ids, baseline, ownWeights } = climb.climb;
  const { ppId, shortName, weight, front, price } = wheelset;
  const at = ids.indexOf(ppId);
  const own = ownWeights[ppId];
  const remove = () => {
    const base = at < baseline ? baseline - 1 : at === baseline ? 0 : baseline;
    climb.change({ ids: ids.filter((id) => id !== ppId), baseline: base });
  };
  return (
    <li className={classes.row} data-baseline={isBaseline}>
      <label className={classes.choice}>
        <input
          type="radio"
          name={group}
          checked={isBaseline}
          onChange={() => climb.change({ baseline: at })}
          aria-label={`Baseline: ${shortName}`}
        />
        <Letter place={place} isBaseline={isBaseline} />
        <span className={classes.name}>
          {shortName}
          <span className={panel.hint}>
            {own === undefined
              ? formatFigure(weight, 'grams', units)
              : `${formatFigure(own, 'grams', units)} on your scale`}
            , {formatFigure(front.rimDepth, 'millimetres', units)} deep, {formatFigure(price, 'money', units)}
            {isAssumed && '; depth taken as the reference’s'}
          </span>
        </span>
      </label>
      <Button look="icon" aria-label={`Remove ${shortName}`} onClick={remove}>
        <CloseIcon />
      </Button>
      <details className={panel.more}>
        <summary aria-label={`Own weight of ${shortName}`}>Own weight</summary>
        <div>
          <UnitField
            label={`Weight of your pair of ${shortName}`}
            kind="wheelWeight"
            value={own ?? weight ?? ownWeightRange.start}
            range={ownWeightRange}
            onChange={(grams) => climb.change({ ownWeights: { ...ownWeights, [ppId]: Math.round(grams) } })}
          />
        </div>
      </details>
    </li>
  );
}

/** The compared wheelsets: which, which one is the baseline, and their weight on the visitor's own scale. */
export function WheelsPanel({ climb, chosen, catalogue, isLoading }: WheelsPanelProps) {
  const group = useId();
  const base = chosen.compared[chosen.baseline];
  const few = chosen.wheelsets.length < comparedCount.min;
  return (
    <section className={panel.panel} aria-label="Wheelsets">
      <h2>Wheelsets</h2>
      {/* The rows keep their place while they load, so that nothing moves under a finger. */}
      <ul className={classes.list} style={isLoading ? { minHeight: (climb.climb.ids.length || 3) * 85 } : {}}>
        {chosen.wheelsets.map((wheelset, place) => (
          <Row
            key={wheelset.ppId}
            climb={climb}
            wheelset={wheelset}
            place={place}
            group={group}
            isBaseline={wheelset.id === base?.id}
            isAssumed={chosen.compared.some((wheels) => wheels.id === wheelset.id && isDepthAssumed(wheels))}
          />
        ))}
      </ul>
      <AddWheels climb={climb} catalogue={catalogue} />
      <p className={panel.hint}>
        {few
          ? 'Choose at least two wheelsets.'
          : 'The filled letter is the baseline; the others are measured against it.'}
      </p>
      {chosen.leftOut.map((each) => (
        <p key={each.id} className={panel.fault} role="status">
          {leftOutText(each)}
        </p>
      ))}
      {chosen.unknown > 0 && (
        <p className={panel.hint}>{chosen.unknown} of the link are no longer in the catalogue.</p>
      )}
    </section>
  );
}
