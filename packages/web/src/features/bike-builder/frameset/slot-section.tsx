import { formatFigure } from '@pp-tools/domain/core';
import {
  defaultSlotWeight,
  type FrameSlot,
  type NamedPart,
  type SlotChoice,
  shopParts,
} from '@pp-tools/domain/frameset';
import { useEffect, useId, useRef } from 'react';
import { useUnits } from '../../../platform/unit-preference.ts';
import { slotNames } from '../../../texts/slot-texts.ts';
import classes from './frame-config-dialog.module.css';
import { OwnPartFields } from './own-part-fields.tsx';

interface OptionProps {
  readonly group: string;
  readonly label: string;
  /** An unknown figure is N/A, never 0; null: the part has none yet. */
  readonly figures: { readonly price: number | null; readonly weight: number | null } | null;
  /** Speaks against the part on this frame. */
  readonly mark?: string | null;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Option({ group, label, figures, mark = null, isChosen, onChoose }: OptionProps) {
  const units = useUnits();
  return (
    <label className={classes.option} data-chosen={isChosen}>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      <span>{label}</span>
      {figures && (
        <span className={classes.figures}>
          <span>{formatFigure(figures.price, 'money')}</span>{' '}
          <span>{formatFigure(figures.weight, 'grams', units)}</span>
        </span>
      )}
      {mark !== null && <span className={classes.mark}>{mark}</span>}
    </label>
  );
}

interface SlotSectionProps {
  readonly slot: FrameSlot;
  /** Shown first and given the focus. */
  readonly isAsked: boolean;
  /** An own frame has no default parts (BLD-28). */
  readonly hasDefault: boolean;
  readonly listed: readonly NamedPart[];
  readonly choice: SlotChoice;
  /** What is and is not known of how these parts fit. */
  readonly note: string;
  /** What speaks against a listed part, by its name. */
  readonly markOf: (partName: string) => string | null;
  readonly onChange: (choice: SlotChoice) => void;
}

/** The radio list of one place: default, shop and catalogue parts, own part (BLD-28). */
export function SlotSection({
  slot,
  isAsked,
  hasDefault,
  listed,
  choice,
  note,
  markOf,
  onChange,
}: SlotSectionProps) {
  const group = useId();
  const section = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    // The dialog opens after its content and would give the focus to its first button.
    const frame = requestAnimationFrame(() => {
      section.current?.scrollIntoView({ block: 'start' });
      section.current?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isAsked]);
  const name = slotNames[slot];
  const defaultName = slot === 'bottomBracket' ? 'No BB' : `Default ${name.toLowerCase()}`;
  const options = [...shopParts[slot], ...listed];
  const chosenKey = choice.kind === 'listed' ? choice.part.key : null;
  return (
    <fieldset ref={section} className={classes.slot}>
      <legend>{name} Selection</legend>
      <p className={classes.fit}>{note}</p>
      <div className={classes.options}>
        {hasDefault && (
          <Option
            group={group}
            label={defaultName}
            figures={{ price: 0, weight: defaultSlotWeight[slot] }}
            isChosen={choice.kind === 'default'}
            onChoose={() => onChange({ kind: 'default' })}
          />
        )}
        {options.map((part) => (
          <Option
            key={part.key}
            group={group}
            label={part.name}
            figures={part}
            mark={markOf(part.name)}
            isChosen={part.key === chosenKey}
            onChoose={() => onChange({ kind: 'listed', part })}
          />
        ))}
        <Option
          group={group}
          label={`Custom ${name.toLowerCase()}`}
          figures={null}
          isChosen={choice.kind === 'own'}
          onChoose={() => onChange({ kind: 'own', part: { name: '', weight: null, price: null } })}
        />
      </div>
      {choice.kind === 'own' && <OwnPartFields part={choice.part} onChange={onChange} />}
    </fieldset>
  );
}
