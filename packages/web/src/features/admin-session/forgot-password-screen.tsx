import { useState } from 'react';
import { adminTexts } from '../../texts/admin-texts.ts';
import { passwordLinkTexts } from '../../texts/password-link-texts.ts';
import { Page } from '../../ui/page.tsx';
import { askForPasswordLink } from './api/session-calls.ts';
import { SessionForm } from './components/session-form.tsx';
import { passwordLinkRefusal } from './password-link-refusal.ts';
import classes from './session-screens.module.css';

const fields = [
  {
    name: 'mail',
    label: passwordLinkTexts.mail,
    type: 'text',
    autoComplete: 'email',
    hint: passwordLinkTexts.mailHint,
    missing: adminTexts.required(passwordLinkTexts.mail),
  },
] as const;

/** Where staff ask for a link to a new password. */
export function ForgotPasswordScreen() {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const send = async (values: ReadonlyMap<string, string>) => {
    setRefusal(null);
    setSent(false);
    try {
      await askForPasswordLink((values.get('mail') ?? '').trim());
      setSent(true);
    } catch (thrown) {
      setRefusal(passwordLinkRefusal(thrown));
    }
  };
  return (
    <div className={classes.gate}>
      <Page title={passwordLinkTexts.forgotTitle}>
        {isSent && (
          <p className={classes.success} role="status">
            {passwordLinkTexts.sent}
          </p>
        )}
        <SessionForm fields={fields} button={passwordLinkTexts.send} onSend={send} refusal={refusal}>
          <a href="/ppauth/adminLogin">{passwordLinkTexts.toLogin}</a>
        </SessionForm>
      </Page>
    </div>
  );
}
