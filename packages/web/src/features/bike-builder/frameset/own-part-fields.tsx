import type { SlotChoice } from '@pp-tools/domain/frameset';
import { longestOwnText, type NumberField, readOwnNumber, readOwnText } from '@pp-tools/domain/part';
import { useState } from 'react';
import { OwnMeasure, OwnNumber, OwnText } from '../../../shop/own-fields.tsx';
import { fieldFaultText } from '../../../texts/builder-list-texts.ts';
import { ownPartTexts } from '../../../texts/own-part-texts.ts';
import classes from './frame-config-dialog.module.css';
import { fieldText } from './slot-text.ts';

type OwnSlot = Extract<SlotChoice, { readonly kind: 'own' }>;

interface OwnPartFieldsProps {
  readonly part: OwnSlot['part'];
  readonly onChange: (choice: OwnSlot) => void;
}

/** Name, weight and price of an own part (BLD-28). What cannot be read stays in its field and counts as unknown. */
export function OwnPartFields({ part, onChange }: OwnPartFieldsProps) {
  const [texts, setTexts] = useState({ weight: fieldText(part.weight), price: fieldText(part.price) });
  const name = readOwnText('name', part.name);
  const read = (field: 'weight' | 'price') => readOwnNumber(field, texts[field], { isOptional: true });
  const change = (field: Extract<NumberField, 'weight' | 'price'>) => (text: string) => {
    setTexts((now) => ({ ...now, [field]: text }));
    const result = readOwnNumber(field, text, { isOptional: true });
    onChange({ kind: 'own', part: { ...part, [field]: result.ok ? result.value : null } });
  };
  const faultOf = (field: 'weight' | 'price') => {
    const result = read(field);
    return result.ok ? null : fieldFaultText(result.fault);
  };
  return (
    <div className={classes.own}>
      <OwnText
        label={ownPartTexts.name}
        value={part.name}
        onChange={(text) => onChange({ kind: 'own', part: { ...part, name: text } })}
        fault={name.ok ? null : fieldFaultText(name.fault)}
        limit={longestOwnText.name}
      />
      <OwnMeasure
        kind="grams"
        label={ownPartTexts.weight}
        value={texts.weight}
        onChange={change('weight')}
        fault={faultOf('weight')}
      />
      <OwnNumber
        label={ownPartTexts.price}
        value={texts.price}
        onChange={change('price')}
        fault={faultOf('price')}
      />
    </div>
  );
}
