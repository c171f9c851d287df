import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import classes from './session-form.module.css';

/** One field of a login or registration form. */
export interface SessionField {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'password';
  readonly autoComplete: string;
  readonly hint?: string;
  /** Said when the field is left empty. */
  readonly missing: string;
  /** Takes the focus when the form appears in the middle of something. */
  readonly isFocused?: boolean;
}

interface SessionFormProps {
  readonly fields: readonly SessionField[];
  readonly button: string;
  /** Sends the filled form; the form waits until it has ended. */
  readonly onSend: (values: ReadonlyMap<string, string>) => Promise<void>;
  /** Why the last try was refused; stays until the next one. */
  readonly refusal?: string | null;
  readonly children?: ReactNode;
}

/** A short form in which every field is required; faults stand by their fields and the entries stay. */
export function SessionForm({ fields, button, onSend, refusal = null, children }: SessionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const focused = fields.find(({ isFocused }) => isFocused)?.name;
  useEffect(() => {
    if (focused !== undefined) form.current?.querySelector<HTMLInputElement>(`[name="${focused}"]`)?.focus();
  }, [focused]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (form.current === null || isBusy) return;
    const values = entriesOf(form.current);
    const empty = fields.filter(({ name }) => !values.get(name)).map(({ name }) => name);
    setMissing(empty);
    if (empty[0] !== undefined) {
      form.current.querySelector<HTMLInputElement>(`[name="${empty[0]}"]`)?.focus();
      return;
    }
    setBusy(true);
    await onSend(values).finally(() => setBusy(false));
  };

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={send}>
      {fields.map(({ missing: text, isFocused: _isFocused, ...field }) => (
        <TextField
          key={field.name}
          {...field}
          required
          maxLength={400}
          autoCapitalize="none"
          spellCheck={false}
          fault={missing.includes(field.name) ? text : null}
        />
      ))}
      {refusal && <p className={classes.refusal}>{refusal}</p>}
      <Button look="primary" type="submit" aria-disabled={isBusy}>
        {button}
      </Button>
      {children}
    </form>
  );
}

const entriesOf = (form: HTMLFormElement): ReadonlyMap<string, string> =>
  new Map([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
