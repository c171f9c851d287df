import type { OwnOtherPart } from '@pp-tools/domain/bike';
import { formatFigure } from '@pp-tools/domain/core';
import {
  longestOwnText,
  type OtherCategory,
  ownBrand,
  ownId,
  type PedalType,
  parseComponentPrice,
  parseComponentWeight,
  pedalTypes,
  readOwnText,
} from '@pp-tools/domain/part';
import { useState } from 'react';
import { fieldFaultText } from '../../../texts/builder-texts.ts';
import { otherCategoryTexts } from '../../../texts/components-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { changeBuild } from '../builds/build-store.ts';
import { OwnChoice, OwnField } from '../parts/own-field.tsx';
import classes from './components-step.module.css';

const blank = { name: '', brand: '', weight: '', price: '' };
const typeOfPedals: Readonly<Record<PedalType, string>> = { CLIPLESS: 'Road Clipless', PLATFORM: 'Platform' };

/** A blank figure is unknown; what does not parse counts as 0 (BLD-95), and the field says so. */
const readFigures = ({ weight, price }: typeof blank) => ({
  weight: weight.trim() === '' ? null : parseComponentWeight(weight),
  price: price.trim() === '' ? null : parseComponentPrice(price),
});

const countsAs = (value: number | null, kind: 'grams' | 'money'): string | null =>
  value === null ? null : `Counts as ${formatFigure(value, kind)}`;

/** Adds the part to the visitor's own ones and to the build. */
function addPart(part: OwnOtherPart): void {
  changeBuild(
    `Add ${part.name}`,
    { kind: 'addOwnOther', part },
    { kind: 'addOther', other: { kind: 'own', part } },
  );
}

interface OwnOtherDialogProps {
  readonly category: OtherCategory;
  readonly onClose: () => void;
}

/** The visitor's own saddle, pedals or small part; every field may stay blank (BLD-64). */
export function OwnOtherDialog({ category, onClose }: OwnOtherDialogProps) {
  const [fields, setFields] = useState(blank);
  const [pedalType, setPedalType] = useState<PedalType>('CLIPLESS');
  const texts = otherCategoryTexts[category];
  const name = readOwnText('name', fields.name);
  const brand = readOwnText('brand', fields.brand);
  const figures = readFigures(fields);
  const change = (field: keyof typeof blank) => (value: string) =>
    setFields((now) => ({ ...now, [field]: value }));
  const add = () => {
    if (!name.ok || !brand.ok) return;
    const isPedal = category === 'pedal';
    addPart({
      id: ownId(Date.now()),
      category,
      name: name.value || texts.ownName,
      brand: brand.value || ownBrand,
      type: isPedal ? typeOfPedals[pedalType] : 'Custom',
      ...figures,
      pedalType: isPedal ? pedalType : null,
    });
    onClose();
  };
  return (
    <Dialog
      title={texts.bring}
      width={500}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" aria-disabled={!name.ok || !brand.ok} onClick={add}>
            Add to Build
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        <OwnField
          label="Name (optional)"
          value={fields.name}
          onChange={change('name')}
          fault={name.ok ? null : fieldFaultText(name.fault)}
          limit={longestOwnText.name}
        />
        <OwnField
          label="Brand (optional)"
          value={fields.brand}
          onChange={change('brand')}
          fault={brand.ok ? null : fieldFaultText(brand.fault)}
          limit={longestOwnText.brand}
        />
        {category === 'pedal' && (
          <OwnChoice label="Pedal type" values={pedalTypes} value={pedalType} onChange={setPedalType} />
        )}
        <OwnField
          label="Weight (grams, optional)"
          value={fields.weight}
          onChange={change('weight')}
          hint={countsAs(figures.weight, 'grams')}
          isNumber
        />
        <OwnField
          label="Price (USD, optional)"
          value={fields.price}
          onChange={change('price')}
          hint={countsAs(figures.price, 'money')}
          isNumber
        />
      </div>
    </Dialog>
  );
}
