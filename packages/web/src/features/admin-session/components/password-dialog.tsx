import { type FormEvent, useRef, useState } from 'react';
import { callFaultOf } from '../../../platform/http-client.ts';
import { notify } from '../../../platform/notices.ts';
import { adminTexts, passwordTexts } from '../../../texts/admin-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { changePassword } from '../api/session-calls.ts';
import classes from './session-form.module.css';

interface PasswordDialogProps {
  readonly username: string;
  readonly onClose: () => void;
}

/** What stands next to the two fields. */
interface Faults {
  readonly current: string | null;
  readonly next: string | null;
}

const none: Faults = { current: null, next: null };

/** Asks for the old and a new password; what the server says stands next to the field that it is about. */
export function PasswordDialog({ username, onClose }: PasswordDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState(none);
  const [isBusy, setBusy] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (form.current === null || isBusy) return;
    const entries = new FormData(form.current);
    const [current, next] = [String(entries.get('current')), String(entries.get('next'))];
    const missing = missingFaults(current, next);
    setFaults(missing);
    if (missing !== none) return focusFirst(form.current, missing);
    setBusy(true);
    try {
      await changePassword({ currentPassword: current, newPassword: next });
      notify(passwordTexts.changed, { tone: 'success' });
      onClose();
    } catch (thrown) {
      const refused = serverFaults(thrown);
      setFaults(refused);
      setBusy(false);
      focusFirst(form.current, refused);
    }
  };

  return (
    <Dialog
      title={passwordTexts.title}
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{passwordTexts.cancel}</Button>
          <Button look="primary" aria-disabled={isBusy} onClick={() => form.current?.requestSubmit()}>
            {passwordTexts.save}
          </Button>
        </>
      }
    >
      <form ref={form} className={classes.fields} noValidate onSubmit={send}>
        {/* Password managers look for the name that the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <TextField
          label={passwordTexts.current}
          name="current"
          type="password"
          autoComplete="current-password"
          required
          maxLength={400}
          fault={faults.current}
        />
        <TextField
          label={passwordTexts.next}
          name="next"
          type="password"
          autoComplete="new-password"
          required
          maxLength={400}
          hint={adminTexts.passwordHint}
          fault={faults.next}
        />
        <p className={classes.note}>{passwordTexts.others}</p>
        <button type="submit" hidden>
          {passwordTexts.save}
        </button>
      </form>
    </Dialog>
  );
}

function missingFaults(current: string, next: string): Faults {
  if (current !== '' && next !== '') return none;
  return {
    current: current === '' ? adminTexts.required(passwordTexts.current) : null,
    next: next === '' ? adminTexts.required(passwordTexts.next) : null,
  };
}

function serverFaults(thrown: unknown): Faults {
  const fault = callFaultOf(thrown);
  const text = (fault?.kind === 'refused' && fault.message) || adminTexts.unexpected;
  const isAboutNew = fault?.kind === 'refused' && fault.status === 400;
  return isAboutNew ? { current: null, next: text } : { current: text, next: null };
}

const focusFirst = (form: HTMLFormElement, { current }: Faults): void =>
  form.querySelector<HTMLInputElement>(`[name="${current === null ? 'next' : 'current'}"]`)?.focus();
