import { formatFigure } from '@pp-tools/domain/core';
import {
  makeSealant,
  pickPreset,
  type Sealant,
  type SliderRange,
  sealantPresets,
  sealantPrice,
  sealantTotal,
  sealantVolume,
} from '@pp-tools/domain/part';
import { useId, useState } from 'react';
import { publicConfig } from '../../../platform/public-config.ts';
import { useUnits } from '../../../platform/unit-preference.ts';
import { wheelsetStepTexts } from '../../../texts/builder-wheelset-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import classes from './sealant-dialog.module.css';

interface SliderProps {
  readonly label: string;
  readonly range: SliderRange;
  readonly value: number;
  /** The value with its unit, for readers and eyes. */
  readonly text: string;
  readonly onChange: (value: number) => void;
}

function Slider({ label, range, value, text, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={classes.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{text}</output>
      <input
        id={id}
        type="range"
        min={range.min}
        max={range.max}
        step={range.step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </div>
  );
}

interface SealantDialogProps {
  readonly start: Sealant;
  readonly onUse: (sealant: Sealant) => void;
  readonly onClose: () => void;
}

/** How much sealant, and what a gram of it costs (BLD-47). */
export function SealantDialog({ start, onUse, onClose }: SealantDialogProps) {
  const [sealant, setSealant] = useState(start);
  const { grams, pricePerGram, brand } = sealant;
  const units = useUnits();
  return (
    <Dialog
      title={wheelsetStepTexts.sealant}
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            onClick={() => {
              onUse(sealant);
              onClose();
            }}
          >
            {wheelsetStepTexts.sealant}
          </Button>
        </>
      }
    >
      <div className={classes.body}>
        <Slider
          label="Volume for both tires"
          range={sealantVolume}
          value={grams}
          text={`${grams} ml`}
          onChange={(value) => setSealant(makeSealant(value, pricePerGram, brand))}
        />
        <fieldset className={classes.presets}>
          <legend>Brand presets</legend>
          {sealantPresets(publicConfig.sealantBrands).map((preset) => (
            <Button
              key={preset.brand}
              aria-pressed={brand === preset.brand}
              onClick={() => setSealant(pickPreset(sealant, preset))}
            >
              {preset.brand} ${preset.pricePerGram.toFixed(2)}/g
            </Button>
          ))}
        </fieldset>
        <Slider
          label="Price per gram"
          range={sealantPrice}
          value={pricePerGram}
          text={`$${pricePerGram.toFixed(2)} per gram`}
          onChange={(value) => setSealant(makeSealant(grams, value, null))}
        />
        <p className={classes.total} role="status">
          Total <strong>${sealantTotal(sealant).toFixed(2)}</strong> {formatFigure(grams, 'grams', units)}
        </p>
      </div>
    </Dialog>
  );
}
