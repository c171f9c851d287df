import { useState } from 'react';
import { adminTexts } from '../../texts/admin-texts.ts';
import { passwordLinkTexts } from '../../texts/password-link-texts.ts';
import { Page } from '../../ui/page.tsx';
import { setPasswordByLink } from './api/session-calls.ts';
import { SessionForm } from './components/session-form.tsx';
import { passwordLinkRefusal } from './password-link-refusal.ts';
import classes from './session-screens.module.css';
import { tokenOfAddress } from './token-of-address.ts';

const fields = [
  {
    name: 'newPassword',
    label: passwordLinkTexts.newPassword,
    type: 'password',
    autoComplete: 'new-password',
    hint: adminTexts.passwordHint,
    missing: adminTexts.required(passwordLinkTexts.newPassword),
  },
] as const;

/** Where the link of a mail leads. */
export function NewPasswordScreen() {
  const [token] = useState(tokenOfAddress);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const send = async (values: ReadonlyMap<string, string>) => {
    setRefusal(null);
    try {
      await setPasswordByLink(token, values.get('newPassword') ?? '');
      setSaved(true);
    } catch (thrown) {
      setRefusal(passwordLinkRefusal(thrown));
    }
  };
  return (
    <div className={classes.gate}>
      <Page title={passwordLinkTexts.newTitle}>
        {token === '' && <p>{passwordLinkTexts.noToken}</p>}
        {isSaved && (
          <p className={classes.success} role="status">
            {passwordLinkTexts.saved}
          </p>
        )}
        {token !== '' && !isSaved && (
          <SessionForm fields={fields} button={passwordLinkTexts.save} onSend={send} refusal={refusal}>
            <a href="/ppauth/forgotPassword">{passwordLinkTexts.askAgain}</a>
          </SessionForm>
        )}
        {isSaved && <a href="/ppauth/adminLogin">{passwordLinkTexts.logIn}</a>}
        {token === '' && <a href="/ppauth/forgotPassword">{passwordLinkTexts.askAgain}</a>}
      </Page>
    </div>
  );
}
