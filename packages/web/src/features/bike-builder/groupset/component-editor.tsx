import {
  type ComponentChoice,
  type ComponentType,
  componentName,
  componentPrice,
  componentWeight,
} from '@pp-tools/domain/groupset';
import { longestOwnText, parseComponentPrice, parseComponentWeight } from '@pp-tools/domain/part';
import { useState } from 'react';
import { FiguresFrom } from '../../../shop/figures-from.tsx';
import { OwnMeasure, OwnNumber, OwnText } from '../../../shop/own-fields.tsx';
import { columnWords } from '../../../texts/estimate-texts.ts';
import { ownPartTexts } from '../../../texts/own-part-texts.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './configure-groupset.module.css';

interface ComponentEditorProps {
  readonly type: ComponentType;
  readonly choice: ComponentChoice;
  readonly onChange: (choice: ComponentChoice) => void;
  /** Takes the part out; absent for the part that the groupset is sold with. */
  readonly onRemove: (() => void) | null;
}

const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** The choice with one figure as typed; a blank field goes back to what the catalogue says. */
function withFigure(choice: ComponentChoice, figure: 'price' | 'weight', text: string): ComponentChoice {
  const parse = figure === 'price' ? parseComponentPrice : parseComponentWeight;
  const value = text.trim() === '' ? null : parse(text);
  if (choice.kind === 'own') return { ...choice, [figure]: value };
  const listedValue = choice.component[figure];
  const edited = value === listedValue ? null : value;
  return figure === 'price' ? { ...choice, editedPrice: edited } : { ...choice, editedWeight: edited };
}

/** The chosen part of a tab: price and weight can be edited, an own part also has a name (BLD-70). */
export function ComponentEditor({ choice, onChange, onRemove }: ComponentEditorProps) {
  const [texts, setTexts] = useState({
    price: textOf(componentPrice(choice)),
    weight: textOf(componentWeight(choice)),
  });
  const edit = (figure: 'price' | 'weight', text: string) => {
    setTexts((now) => ({ ...now, [figure]: text }));
    onChange(withFigure(choice, figure, text));
  };
  // An own part has no figures before they are typed.
  const [isOpen, setOpen] = useState(choice.kind === 'own');
  const isEdited =
    choice.kind === 'catalogue' && (choice.editedPrice !== null || choice.editedWeight !== null);
  return (
    <section className={classes.editor} aria-label="Chosen part">
      <div className={classes.editorHead}>
        <h3>{componentName(choice)}</h3>
        {isEdited && <span className={classes.edited}>Edited</span>}
        {onRemove !== null && <Button onClick={onRemove}>Take out</Button>}
      </div>
      <details
        className={classes.editorFold}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>{ownPartTexts.editFigures}</summary>
        <div className={classes.editorFields}>
          {choice.kind === 'own' && (
            <OwnText
              label="Name"
              value={choice.name}
              onChange={(name) => onChange({ ...choice, name })}
              limit={longestOwnText.name}
            />
          )}
          <OwnNumber
            label={ownPartTexts.price}
            value={texts.price}
            onChange={(text) => edit('price', text)}
          />
          <OwnMeasure
            kind="grams"
            label={ownPartTexts.weight}
            value={texts.weight}
            onChange={(text) => edit('weight', text)}
          />
        </div>
      </details>
      {choice.kind === 'catalogue' && (
        <FiguresFrom
          source={choice.component.source}
          estimates={columnWords(choice.component.recalledColumns)}
        />
      )}
    </section>
  );
}
