import {
  blankMyWheels,
  longestMyWheelsName,
  type MyWheels,
  mineFromCatalogue,
  type Wheelset,
  wheelsetOfMine,
} from '@pp-tools/domain/wheelset';
import { type FormEvent, useId, useState } from 'react';
import { notify } from '../platform/notices.ts';
import { myWheelsTexts as texts } from '../texts/my-wheels-texts.ts';
import { Button } from '../ui/button.tsx';
import { Combobox } from '../ui/combobox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { keepMyWheels, myWheels } from './my-wheels.ts';
import classes from './my-wheels-dialog.module.css';
import { entryOf, type MyWheelsEntry, type MyWheelsFaults, readEntry } from './my-wheels-form.ts';
import { OwnMeasure, OwnNumber, OwnText } from './own-fields.tsx';
import { holdsWords, searchWords } from './search-words.ts';
import { useWheelsetCatalogue } from './wheelset-catalogue.ts';

export interface MyWheelsDialogProps {
  /** What the visitor called them elsewhere; a new form begins with it. */
  readonly name?: string;
  readonly onSaved?: (mine: MyWheels) => void;
  readonly onClose: () => void;
}

const mostOptions = 30;
const menuHeight = 240;

interface FindProps {
  readonly catalogue: readonly Wheelset[];
  readonly onFound: (wheelset: Wheelset) => void;
}

function FindInCatalogue({ catalogue, onFound }: FindProps) {
  const [text, setText] = useState('');
  const words = searchWords(text);
  const found = catalogue.filter(({ name, brand }) =>
    holdsWords(`${name} ${brand ?? ''}`.toLowerCase(), words),
  );
  return (
    <Combobox
      label={texts.find}
      value={text}
      options={found.slice(0, mostOptions).map(({ id, name }) => ({ key: id, text: name }))}
      onChange={(typed) => {
        setText(typed);
        const chosen = found.find(({ name }) => name === typed);
        if (chosen !== undefined) onFound(chosen);
      }}
      menuHeight={menuHeight}
      emptyText={texts.noMatch}
    />
  );
}

interface FieldsProps {
  readonly entry: MyWheelsEntry;
  readonly faults: MyWheelsFaults;
  readonly onChange: (changes: Partial<MyWheelsEntry>) => void;
}

function useField({ entry, faults, onChange }: FieldsProps) {
  return (field: keyof MyWheelsFaults & keyof MyWheelsEntry, label: string) => ({
    label,
    value: entry[field],
    fault: faults[field] ?? null,
    onChange: (text: string) => onChange({ [field]: text }),
  });
}

function Weights(props: FieldsProps) {
  const field = useField(props);
  return (
    <fieldset className={classes.group}>
      <legend>{texts.weight}</legend>
      {(['claimed', 'weighed'] as const).map((kind) => (
        <fieldset key={kind} className={classes.row}>
          <legend className="visually-hidden">{texts[kind]}</legend>
          <span aria-hidden="true">{texts[kind]}</span>
          <OwnMeasure kind="grams" {...field(`${kind}Pair`, texts.pair)} />
          <OwnMeasure kind="grams" {...field(`${kind}Front`, texts.front)} />
          <OwnMeasure kind="grams" {...field(`${kind}Rear`, texts.rear)} />
        </fieldset>
      ))}
      <p className={classes.note}>{texts.weightHint}</p>
    </fieldset>
  );
}

function Rims(props: FieldsProps) {
  const field = useField(props);
  return (
    <fieldset className={classes.group}>
      <legend>{texts.rims}</legend>
      {(['depth', 'innerWidth'] as const).map((kind) => (
        <fieldset key={kind} className={classes.row}>
          <legend className="visually-hidden">{texts[kind]}</legend>
          <span aria-hidden="true">{texts[kind]}</span>
          <OwnMeasure kind="millimetres" {...field(`${kind}Front`, texts.frontLength)} />
          <OwnMeasure kind="millimetres" {...field(`${kind}Rear`, texts.rearLength)} />
        </fieldset>
      ))}
    </fieldset>
  );
}

function Others(props: FieldsProps) {
  const field = useField(props);
  return (
    <fieldset className={`${classes.group} ${classes.pair}`}>
      <legend>{texts.others}</legend>
      <OwnMeasure kind="millimetres" {...field('tyre', texts.tyre)} />
      <OwnNumber {...field('paid', texts.paid)} />
    </fieldset>
  );
}

function forget(): void {
  const former = myWheels();
  keepMyWheels(null);
  notify(texts.removed, { action: { label: texts.undo, run: () => keepMyWheels(former) } });
}

const nameOf = (name: string): string => name.slice(0, longestMyWheelsName);

/** The wheels that the visitor rides: found in the catalogue and corrected, or entered by a few figures. */
export function MyWheelsDialog({ name = '', onSaved, onClose }: MyWheelsDialogProps) {
  const { items: catalogue } = useWheelsetCatalogue();
  const formId = useId();
  const [former] = useState(myWheels);
  const [entry, setEntry] = useState(() =>
    entryOf(name === '' && former !== null ? former : { ...blankMyWheels, name: nameOf(name) }),
  );
  const [filledFrom, setFilledFrom] = useState<string | null>(null);
  const [faults, setFaults] = useState<MyWheelsFaults>({});
  // What a field shows in ounces or inches is its own: another wheelset begins with other fields.
  const key = filledFrom ?? '';
  const fields = {
    entry,
    faults,
    onChange: (changes: Partial<MyWheelsEntry>) => setEntry((known) => ({ ...known, ...changes })),
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const read = readEntry(entry);
    setFaults(read.ok ? {} : read.fault);
    if (!read.ok) return;
    keepMyWheels(read.value);
    notify(texts.saved(wheelsetOfMine(read.value, catalogue).shortName), { tone: 'success' });
    onClose();
    onSaved?.(read.value);
  };
  return (
    <Dialog
      title={texts.title}
      note={texts.note}
      width={640}
      onClose={onClose}
      footer={
        <>
          {former !== null && (
            <Button
              look="quiet"
              onClick={() => {
                forget();
                onClose();
              }}
            >
              {texts.remove}
            </Button>
          )}
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} look="primary">
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} className={classes.form} noValidate onSubmit={save}>
        <FindInCatalogue
          catalogue={catalogue}
          onFound={(wheelset) => {
            setEntry(entryOf(mineFromCatalogue(wheelset)));
            setFilledFrom(wheelset.shortName);
          }}
        />
        <p className={classes.note} role="status">
          {filledFrom !== null && texts.filled(filledFrom)}
        </p>
        <OwnText
          label={texts.name}
          value={entry.name}
          limit={longestMyWheelsName}
          onChange={(typed) => fields.onChange({ name: typed.slice(0, longestMyWheelsName) })}
        />
        <Weights key={`weights ${key}`} {...fields} />
        <Rims key={`rims ${key}`} {...fields} />
        <Others key={`others ${key}`} {...fields} />
        <p role="alert" className={classes.fault}>
          {faults.form}
        </p>
      </form>
    </Dialog>
  );
}
