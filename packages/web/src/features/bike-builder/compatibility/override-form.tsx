import { longestOverrideNote } from '@pp-tools/domain/bike';
import { type FormEvent, useState } from 'react';
import { overrideTexts } from '../../../texts/builder-compatibility-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import classes from './findings.module.css';

interface OverrideFormProps {
  /** What is taken on, for the button's name. */
  readonly name: string;
  readonly onOverride: (note: string) => void;
}

/** The visitor may know better than the catalogue; a note says why, so that the summary can repeat it. */
export function OverrideForm({ name, onOverride }: OverrideFormProps) {
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (note.trim() === '') setFault(overrideTexts.noteMissing);
    else onOverride(note);
  };
  if (!isOpen)
    return (
      <Button look="quiet" aria-label={`${overrideTexts.open}: ${name}`} onClick={() => setOpen(true)}>
        {overrideTexts.open}
      </Button>
    );
  return (
    <form className={classes.override} onSubmit={submit}>
      <TextField
        label={overrideTexts.label}
        hint={overrideTexts.hint}
        fault={fault}
        value={note}
        maxLength={longestOverrideNote}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit">{overrideTexts.submit}</Button>
    </form>
  );
}
