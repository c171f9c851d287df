import { type AdminRole, adminRoles, roleNames } from '@pp-tools/domain/admin';
import type { FreshInvitation } from '@pp-tools/domain/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { copyText } from '../../platform/clipboard.ts';
import { notify } from '../../platform/notices.ts';
import { adminListTexts, roleTexts, invitationTexts as texts } from '../../texts/admin-list-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { adminsQuery, callText, invite } from './admin-calls.ts';
import classes from './admin-list.module.css';
import { instantText } from './instant-text.ts';

/** Asks for name and role, then shows the link, this one time. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const [made, setMade] = useState<FreshInvitation | null>(null);
  return made === null ? (
    <InviteForm onMade={setMade} onClose={onClose} />
  ) : (
    <FreshLink invitation={made} onClose={onClose} />
  );
}

function InviteForm({
  onMade,
  onClose,
}: {
  readonly onMade: (invitation: FreshInvitation) => void;
  readonly onClose: () => void;
}) {
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [role, setRole] = useState<AdminRole>('clerk');
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const focusName = () => form.current?.querySelector<HTMLInputElement>('[name="username"]')?.focus();
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[name="username"]')?.focus(), []);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (form.current === null || isBusy) return;
    const username = String(new FormData(form.current).get('username') ?? '').trim();
    setFault(username === '' ? texts.nameMissing : null);
    if (username === '') return focusName();
    setBusy(true);
    try {
      onMade(await invite(username, role));
    } catch (thrown) {
      setFault(callText(thrown));
      setBusy(false);
      focusName();
    }
    void queries.invalidateQueries({ queryKey: adminsQuery.queryKey });
  };
  return (
    <Dialog
      title={texts.title}
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{adminListTexts.cancel}</Button>
          <Button look="primary" aria-disabled={isBusy} onClick={() => form.current?.requestSubmit()}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form ref={form} className={classes.form} noValidate onSubmit={send}>
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          name="username"
          required
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          fault={fault}
        />
        <fieldset className={classes.roles}>
          <legend>{adminListTexts.role}</legend>
          {adminRoles.map((name) => (
            <label key={name}>
              <input type="radio" name="role" checked={role === name} onChange={() => setRole(name)} />
              <span>
                {roleNames[name]}
                <span className={classes.quiet}>{roleTexts[name]}</span>
              </span>
            </label>
          ))}
        </fieldset>
      </form>
    </Dialog>
  );
}

function FreshLink({
  invitation: { username, token, expiresAt },
  onClose,
}: {
  readonly invitation: FreshInvitation;
  readonly onClose: () => void;
}) {
  // Behind the #: this part of an address reaches no server and no log.
  const link = `${window.location.origin}/ppauth/invitation#${token}`;
  const copy = async () => {
    const isCopied = await copyText(link);
    notify(isCopied ? texts.copied : texts.copyFailed, { tone: isCopied ? 'success' : 'error' });
  };
  return (
    <Dialog
      title={texts.readyTitle}
      width={520}
      persistent
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{adminListTexts.close}</Button>
          <Button look="primary" onClick={() => void copy()}>
            {texts.copy}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
        <p>{texts.ready(username, instantText(expiresAt))}</p>
        <TextField
          label={texts.link}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
    </Dialog>
  );
}
