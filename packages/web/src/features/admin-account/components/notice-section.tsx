import type { OwnMailState } from '@pp-tools/domain/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { notify } from '../../../platform/notices.ts';
import { noticeTexts } from '../../../texts/notice-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import classes from '../admin-account.module.css';
import { ownMailQuery, saveOwnMail } from '../api/operation-calls.ts';
import { callText } from '../state/call-text.ts';
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx';

/** To which address the shop writes, and what. */
export function NoticeSection() {
  const { data } = useQuery(ownMailQuery);
  return (
    <section className={classes.section} aria-labelledby="own-notices">
      <h2 id="own-notices">{noticeTexts.title}</h2>
      {data && !data.isAvailable && <p className={classes.muted}>{noticeTexts.unavailable}</p>}
      {data?.isAvailable && <NoticeForm key={data.address} state={data} />}
    </section>
  );
}

function NoticeForm({ state }: { readonly state: OwnMailState }) {
  const queries = useQueryClient();
  const [fault, setFault] = useState<string | null>(null);
  const [confirmed, setConfirmed] = useState<{ readonly send: () => void } | null>(null);

  const store = async (entries: FormData) => {
    const address = String(entries.get('address') ?? '').trim();
    const wants = (name: string) => address !== '' && entries.has(name);
    try {
      await saveOwnMail({
        address: address === '' ? null : address,
        wantsException: wants('exception'),
        wantsDelivered: wants('delivered'),
        wantsRefresh: wants('refresh'),
      });
      notify(noticeTexts.saved, { tone: 'success' });
    } catch (thrown) {
      setFault(callText(thrown));
    }
    void queries.invalidateQueries({ queryKey: ownMailQuery.queryKey });
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFault(null);
    const entries = new FormData(event.currentTarget);
    const isNew = String(entries.get('address') ?? '').trim() !== (state.address ?? '');
    // Who can change the address can get the account.
    if (isNew && state.needsPassword) setConfirmed({ send: () => void store(entries) });
    else void store(entries);
  };
  return (
    <form className={classes.fields} noValidate onSubmit={send}>
      <p className={classes.muted}>{noticeTexts.intro}</p>
      <TextField
        label={noticeTexts.address}
        hint={noticeTexts.addressHint}
        name="address"
        type="email"
        autoComplete="email"
        maxLength={200}
        defaultValue={state.address ?? ''}
        fault={fault}
      />
      <fieldset className={classes.choices}>
        <legend>{noticeTexts.which}</legend>
        <Choice name="exception" label={noticeTexts.exception} isOn={state.wantsException} />
        <Choice name="delivered" label={noticeTexts.delivered} isOn={state.wantsDelivered} />
        <Choice name="refresh" label={noticeTexts.refresh} isOn={state.wantsRefresh} />
      </fieldset>
      <div>
        <Button type="submit">{noticeTexts.save}</Button>
      </div>
      {confirmed && (
        <ConfirmPasswordDialog
          onClose={() => setConfirmed(null)}
          onConfirmed={() => {
            setConfirmed(null);
            confirmed.send();
          }}
        />
      )}
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly isOn: boolean;
}

const Choice = ({ name, label, isOn }: ChoiceProps) => (
  <label>
    <input type="checkbox" name={name} defaultChecked={isOn} />
    {label}
  </label>
);
