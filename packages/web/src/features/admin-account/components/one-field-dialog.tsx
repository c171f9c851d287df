import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { accountTexts } from '../../../texts/account-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import classes from '../admin-account.module.css';
import { callText } from '../state/call-text.ts';

interface OneFieldDialogProps {
  readonly title: string;
  readonly field: {
    readonly label: string;
    readonly type: 'text' | 'password';
    readonly autoComplete: string;
    readonly hint?: string;
    readonly missing: string;
    readonly maxLength: number;
  };
  readonly button: string;
  /** Sends what was entered; a failure is shown under the field and the dialog stays. */
  readonly onSend: (value: string) => Promise<void>;
  readonly onClose: () => void;
  /** Said when a failure has no words of its own. */
  readonly failure?: string;
  /** Above the field. */
  readonly children?: ReactNode;
}

/** A dialog that asks for one text. */
export function OneFieldDialog(props: OneFieldDialogProps) {
  const { title, field, button, onSend, onClose, failure, children } = props;
  const { missing, ...input } = field;
  const form = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const focusField = () => form.current?.querySelector('input')?.focus();
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (form.current === null || isBusy) return;
    const value = String(new FormData(form.current).get('value') ?? '').trim();
    setFault(value === '' ? missing : null);
    if (value === '') return focusField();
    setBusy(true);
    try {
      await onSend(value);
    } catch (thrown) {
      setFault(callText(thrown, failure));
      focusField();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={title}
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{accountTexts.cancel}</Button>
          <Button look="primary" aria-disabled={isBusy} onClick={() => form.current?.requestSubmit()}>
            {button}
          </Button>
        </>
      }
    >
      <form ref={form} className={classes.fields} noValidate onSubmit={send}>
        {children}
        <TextField {...input} name="value" required autoCapitalize="none" spellCheck={false} fault={fault} />
      </form>
    </Dialog>
  );
}
