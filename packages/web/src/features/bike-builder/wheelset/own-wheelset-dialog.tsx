import {
  type FieldFault,
  longestOwnText,
  type OwnWheelset,
  ownBrand,
  ownId,
  readOwnNumber,
  readOwnText,
} from '@pp-tools/domain/part';
import { useState } from 'react';
import { fieldFaultText } from '../../../texts/builder-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { OwnField } from '../parts/own-field.tsx';
import classes from './wheelset-step.module.css';

interface Form {
  readonly name: string;
  readonly brand: string;
  readonly weight: string;
  readonly price: string;
  readonly tyreWidth: string;
}
type Faults = Readonly<Partial<Record<keyof Form, FieldFault>>>;

const emptyForm: Form = { name: '', brand: '', weight: '', price: '', tyreWidth: '' };

function faultsOf(form: Form): Faults {
  const readings = {
    name: readOwnText('name', form.name),
    brand: readOwnText('brand', form.brand),
    weight: readOwnNumber('weight', form.weight),
    price: readOwnNumber('price', form.price),
    tyreWidth: readOwnNumber('tyreWidth', form.tyreWidth),
  };
  return Object.fromEntries(
    Object.entries(readings).flatMap(([field, reading]) => (reading.ok ? [] : [[field, reading.fault]])),
  );
}

const readValue = (field: 'weight' | 'price' | 'tyreWidth', text: string): number | null => {
  const reading = readOwnNumber(field, text);
  return reading.ok ? reading.value : null;
};

const wheelsetOf = (form: Form): OwnWheelset => ({
  id: ownId(Date.now()),
  name: form.name.trim() || 'Custom Wheelset',
  brand: form.brand.trim() || ownBrand,
  weight: readValue('weight', form.weight),
  price: readValue('price', form.price),
  minTyreWidth: readValue('tyreWidth', form.tyreWidth),
});

const fields = [
  { key: 'name', label: 'Name (optional)', limit: longestOwnText.name },
  { key: 'brand', label: 'Brand (optional)', limit: longestOwnText.brand },
  { key: 'weight', label: 'Weight (grams)' },
  { key: 'price', label: 'Price (USD)' },
  { key: 'tyreWidth', label: 'Min tire width (mm, optional)' },
] as const;

interface OwnWheelsetDialogProps {
  readonly onAdd: (wheelset: OwnWheelset) => void;
  readonly onClose: () => void;
}

/** A wheelset that the visitor has already (BLD-43). Faults show once adding was tried, and go as they are mended. */
export function OwnWheelsetDialog({ onAdd, onClose }: OwnWheelsetDialogProps) {
  const [form, setForm] = useState(emptyForm);
  const [isTried, setTried] = useState(false);
  const faults = isTried ? faultsOf(form) : {};
  const add = () => {
    setTried(true);
    if (Object.keys(faultsOf(form)).length === 0) onAdd(wheelsetOf(form));
  };
  return (
    <Dialog title="Bring My Own Wheelset" width={480} onClose={onClose}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        {fields.map((field) => {
          const fault = faults[field.key];
          return (
            <OwnField
              key={field.key}
              label={field.label}
              value={form[field.key]}
              fault={fault ? fieldFaultText(fault) : null}
              {...('limit' in field ? { limit: field.limit } : { isNumber: true })}
              onChange={(value) => setForm((now) => ({ ...now, [field.key]: value }))}
            />
          );
        })}
        <div className={classes.formEnd}>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit">
            Add Wheelset
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
