import type { SecondFactorState } from '@pp-tools/domain/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../../platform/notices.ts';
import { factorDialogTexts, factorTexts } from '../../../texts/account-texts.ts';
import { Button } from '../../../ui/button.tsx';
import classes from '../admin-account.module.css';
import { factorsQuery, removeApp, removePasskey, renewRecoveryCodes } from '../api/factor-calls.ts';
import { callText } from '../state/call-text.ts';
import { canHavePasskeys } from '../state/can-have-passkeys.ts';
import { AppDialog } from './app-dialog.tsx';
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

/** What is open above the section. */
type Open =
  | { readonly kind: 'app' | 'passkey' }
  | { readonly kind: 'password'; readonly next: () => void }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** How the admin logs in beyond the password. */
export function SecondFactorSection({ state }: { readonly state: SecondFactorState }) {
  const queries = useQueryClient();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const reload = () => {
    void queries.invalidateQueries({ queryKey: factorsQuery.queryKey });
    void queries.invalidateQueries({ queryKey: ['session'] });
  };
  /** Asks for the password first where it was entered long ago. */
  const change = (next: () => void) => {
    if (state.needsPassword) setOpen({ kind: 'password', next });
    else next();
  };
  const run = async (work: () => Promise<readonly string[] | null>, text: string | null) => {
    try {
      const codes = await work();
      setOpen(codes === null ? null : { kind: 'codes', codes });
      if (text !== null) notify(text, { tone: 'success' });
    } catch (thrown) {
      setOpen(null);
      notify(callText(thrown), { tone: 'error' });
    }
    reload();
  };
  const removal = (remove: () => Promise<void>, text: string) =>
    change(() => {
      void run(async () => {
        await remove();
        return null;
      }, text);
    });
  const added = (text: string) => (codes: readonly string[] | null) => {
    void run(async () => codes, text);
  };
  const isOn = state.totp || state.passkeys.length > 0;
  return (
    <section className={classes.section} aria-labelledby="two-step-login">
      <h2 id="two-step-login">{factorTexts.title}</h2>
      <p data-state={isOn ? 'on' : 'off'}>{isOn ? factorTexts.on : factorTexts.off}</p>
      <Row
        title={factorTexts.app}
        text={state.totp ? factorTexts.appOn : factorTexts.appOff}
        button={state.totp ? factorTexts.appRemove : factorTexts.setUp}
        onClick={() =>
          state.totp ? removal(removeApp, factorTexts.appRemoved) : change(() => setOpen({ kind: 'app' }))
        }
      />
      <Row
        title={factorTexts.passkeys}
        text={canHavePasskeys() ? factorTexts.passkeysOff : factorTexts.passkeysNeedName}
        button={canHavePasskeys() ? factorTexts.passkeyAdd : null}
        onClick={() => change(() => setOpen({ kind: 'passkey' }))}
      />
      <PasskeyList
        passkeys={state.passkeys}
        onRemove={(id) => removal(() => removePasskey(id), factorTexts.passkeyRemoved)}
      />
      {isOn && (
        <Row
          title={factorTexts.codes}
          text={factorTexts.codesLeft(state.recoveryCodesLeft)}
          button={factorTexts.codesNew}
          onClick={() => change(() => void run(renewRecoveryCodes, null))}
        />
      )}
      {open?.kind === 'password' && (
        <ConfirmPasswordDialog
          onClose={close}
          onConfirmed={() => {
            close();
            reload();
            open.next();
          }}
        />
      )}
      {open?.kind === 'app' && <AppDialog onClose={close} onAdded={added(factorDialogTexts.appAdded)} />}
      {open?.kind === 'passkey' && (
        <PasskeyDialog onClose={close} onAdded={added(factorTexts.passkeyAdded)} />
      )}
      {open?.kind === 'codes' && <RecoveryCodesDialog codes={open.codes} onClose={close} />}
    </section>
  );
}

interface RowProps {
  readonly title: string;
  readonly text: string;
  readonly button: string | null;
  readonly onClick: () => void;
}

const Row = ({ title, text, button, onClick }: RowProps) => (
  <div className={classes.row}>
    <div>
      <h3>{title}</h3>
      <p className={classes.muted}>{text}</p>
    </div>
    {button !== null && <Button onClick={onClick}>{button}</Button>}
  </div>
);
