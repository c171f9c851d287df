import { longestOwnText, ownBrand, ownId, readOwnNumber, readOwnText } from '@pp-tools/domain/part';
import { type Brake, brakes } from '@pp-tools/domain/wheelset';
import { useState } from 'react';
import { fieldFaultText } from '../../../texts/builder-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { changeBuild } from '../builds/build-store.ts';
import { OwnChoice, OwnField } from '../parts/own-field.tsx';
import classes from './own-frame-dialog.module.css';

const blank = { name: '', weight: '', price: '', tyreWidth: '' };

/** What the fields say: a frame, or the faults by field. */
const readFields = ({ name, weight, price, tyreWidth }: typeof blank) => ({
  name: readOwnText('name', name),
  weight: readOwnNumber('weight', weight),
  price: readOwnNumber('price', price),
  tyreWidth: readOwnNumber('tyreWidth', tyreWidth),
});

/** The visitor's own frameset (BLD-25). Fields are checked when it is added. */
export function OwnFrameDialog({ onClose }: { readonly onClose: () => void }) {
  const [fields, setFields] = useState(blank);
  const [brake, setBrake] = useState<Brake>('disc');
  const [isChecked, setChecked] = useState(false);
  const read = readFields(fields);
  const faultOf = (field: keyof typeof blank): string | null => {
    const result = read[field];
    return isChecked && !result.ok ? fieldFaultText(result.fault) : null;
  };
  const change = (field: keyof typeof blank) => (value: string) =>
    setFields((now) => ({ ...now, [field]: value }));
  const add = () => {
    setChecked(true);
    const { name, weight, price, tyreWidth } = read;
    if (!name.ok || !weight.ok || !price.ok || !tyreWidth.ok) return;
    const frame = {
      key: ownId(Date.now()),
      name: name.value || 'Custom Frameset',
      brand: ownBrand,
      weight: weight.value,
      price: price.value,
      tyreClearance: tyreWidth.value,
      brake,
    };
    changeBuild(
      `Add ${frame.name}`,
      { kind: 'addOwnFrame', frame },
      { kind: 'selectFrame', frame: { kind: 'own', frame } },
    );
    onClose();
  };
  return (
    <Dialog
      title="Bring My Own Frameset"
      width={500}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" onClick={add}>
            Add Frameset
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        <OwnField
          label="Name (optional)"
          value={fields.name}
          onChange={change('name')}
          fault={faultOf('name')}
          limit={longestOwnText.name}
        />
        <OwnField
          label="Weight (grams)"
          value={fields.weight}
          onChange={change('weight')}
          fault={faultOf('weight')}
          isNumber
        />
        <OwnField
          label="Price (USD)"
          value={fields.price}
          onChange={change('price')}
          fault={faultOf('price')}
          isNumber
        />
        <OwnField
          label="Tire clearance (mm, optional)"
          value={fields.tyreWidth}
          onChange={change('tyreWidth')}
          fault={faultOf('tyreWidth')}
          isNumber
        />
        <OwnChoice
          label="Frame type"
          values={['DISC', 'RIM']}
          value={brake === 'disc' ? 'DISC' : 'RIM'}
          onChange={(value) => setBrake(brakes.find((each) => each.toUpperCase() === value) ?? 'disc')}
        />
      </div>
    </Dialog>
  );
}
