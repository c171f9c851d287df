import { quoteLimits } from '@pp-tools/domain/sharing';
import { type FormEvent, useId, useState } from 'react';
import { notify } from '../platform/notices.ts';
import { publicConfig } from '../platform/public-config.ts';
import { quoteTexts as texts } from '../texts/quote-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { boxClass, Field } from '../ui/field.tsx';
import { TextField } from '../ui/text-field.tsx';
import classes from './quote-dialog.module.css';
import { findQuoteFaults, type QuoteEntries, type QuoteFaults, sendQuote } from './quote-request.ts';
import type { Shareable } from './share-link.ts';

interface QuoteDialogProps {
  readonly state: () => Shareable | Promise<Shareable>;
  readonly onClose: () => void;
}

function entriesOf(form: HTMLFormElement): QuoteEntries {
  const data = new FormData(form);
  const textOf = (name: string) => String(data.get(name) ?? '');
  return {
    ...{ name: textOf('name'), email: textOf('email'), note: textOf('note'), website: textOf('website') },
    hasConsented: data.has('consent'),
  };
}

function Fields({ faults }: { readonly faults: QuoteFaults }) {
  const shop = publicConfig.productName;
  const { name, email, note } = quoteLimits;
  return (
    <>
      <TextField
        label={texts.name}
        name="name"
        autoComplete="name"
        maxLength={name}
        fault={faults.name ?? null}
      />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={email}
        fault={faults.email ?? null}
      />
      <Field label={texts.note} hint={texts.noteHint}>
        {(control) => (
          <textarea {...control} name="note" maxLength={note} className={`${boxClass} ${classes.note}`} />
        )}
      </Field>
      <div className={classes.trap} aria-hidden="true">
        <label>
          {texts.website}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div>
        <label className={classes.consent}>
          <input type="checkbox" name="consent" aria-invalid={faults.consent ? true : undefined} />
          {texts.consent(shop)}
        </label>
        {faults.consent && <span className={classes.fault}>{faults.consent}</span>}
      </div>
    </>
  );
}

/** A visitor asks the shop for a quote; what was entered stays until it was sent. */
export function QuoteDialog({ state, onClose }: QuoteDialogProps) {
  const form = useId();
  // The same for every attempt of this dialog: a question whose answer was lost is not stored twice.
  const [requestId] = useState(() => crypto.randomUUID());
  const [faults, setFaults] = useState<QuoteFaults>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = entriesOf(event.currentTarget);
    const found = findQuoteFaults(entries);
    setFaults(found);
    setTrouble(null);
    if (Object.keys(found).length > 0 || isSending) return;
    setSending(true);
    const said = await sendQuote(entries, await state(), requestId);
    setSending(false);
    setTrouble(said);
    if (said !== null) return;
    notify(texts.sent, { tone: 'success' });
    onClose();
  };
  return (
    <Dialog
      title={texts.title}
      note={texts.intro(publicConfig.productName)}
      width={480}
      onClose={onClose}
      footer={
        <Button type="submit" form={form} look="primary" disabled={isSending}>
          {isSending ? texts.sending : texts.send}
        </Button>
      }
    >
      <form id={form} className={classes.form} noValidate onSubmit={(event) => void send(event)}>
        <Fields faults={faults} />
        <p role="alert" className={classes.fault}>
          {trouble}
        </p>
      </form>
    </Dialog>
  );
}
