import { longestOwnText } from '@pp-tools/domain/part';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useUnits } from '../../../platform/unit-preference.ts';
import { OwnMeasure, OwnNumber, OwnText } from '../../../shop/own-fields.tsx';
import { fieldFaultText } from '../../../texts/builder-list-texts.ts';
import { ownPartTexts } from '../../../texts/own-part-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import classes from './own-part-dialog.module.css';
import {
  blankOwnPart,
  type FigureReading,
  type OwnPartField,
  type OwnPartValues,
  ownPartOf,
  readOwnPart,
} from './own-part-reading.ts';

interface OwnPartDialogProps {
  readonly title: string;
  /** The button that adds the part. */
  readonly action: string;
  /** The fields in their order, with their labels. */
  readonly labels: Readonly<Partial<Record<OwnPartField, string>>>;
  readonly figures: FigureReading;
  readonly onAdd: (part: OwnPartValues) => void;
  readonly onClose: () => void;
  /** Choices below the fields. */
  readonly children?: ReactNode;
}

/** The fields as typed. Texts that are too long say so at once; figures once adding was tried. */
function useOwnPart(figures: FigureReading) {
  const [texts, setTexts] = useState(blankOwnPart);
  const [isTried, setTried] = useState(false);
  const units = useUnits();
  const readings = readOwnPart(texts, figures);
  return {
    texts,
    change: (field: OwnPartField, text: string) => setTexts((now) => ({ ...now, [field]: text })),
    faultOf: (field: OwnPartField): string | null => {
      const reading = readings[field];
      const isShown = isTried || field === 'name' || field === 'brand';
      return reading.ok || !isShown ? null : fieldFaultText(reading.fault);
    },
    hintOf: (field: 'weight' | 'price'): string | null => {
      const reading = readings[field];
      if (figures !== 'counted' || !reading.ok || reading.value === null) return null;
      return ownPartTexts.countsAs(reading.value, field === 'weight' ? 'grams' : 'money', units);
    },
    read: () => {
      setTried(true);
      return ownPartOf(texts, figures);
    },
    // A checked form says what is wrong when adding is tried, so its button stays open.
    isRefused: figures === 'counted' && ownPartOf(texts, figures) === null,
  };
}

/** A part that the visitor has already: its fields, and the choices that only this kind of part has. */
export function OwnPartDialog(props: OwnPartDialogProps) {
  const { title, action, labels, figures, onAdd, onClose, children } = props;
  const formId = useId();
  const { texts, change, faultOf, hintOf, read, isRefused } = useOwnPart(figures);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const part = read();
    if (part !== null) onAdd(part);
  };
  const field = (name: OwnPartField) => ({
    label: labels[name] ?? '',
    value: texts[name],
    fault: faultOf(name),
    onChange: (text: string) => change(name, text),
  });
  return (
    <Dialog
      title={title}
      width={500}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{ownPartTexts.cancel}</Button>
          <Button look="primary" type="submit" form={formId} aria-disabled={isRefused}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} className={classes.fields} noValidate onSubmit={add}>
        {labels.name && <OwnText {...field('name')} limit={longestOwnText.name} />}
        {labels.brand && <OwnText {...field('brand')} limit={longestOwnText.brand} />}
        {labels.weight && <OwnMeasure kind="grams" {...field('weight')} hint={hintOf('weight')} />}
        {labels.price && <OwnNumber {...field('price')} hint={hintOf('price')} />}
        {labels.tyreWidth && <OwnMeasure kind="millimetres" {...field('tyreWidth')} />}
        {children}
      </form>
    </Dialog>
  );
}
