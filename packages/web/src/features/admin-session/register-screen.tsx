import { useRouter, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { callFaultOf } from '../../platform/http-client.ts';
import { dismissNotice, notify } from '../../platform/notices.ts';
import { adminTexts } from '../../texts/admin-texts.ts';
import { Page } from '../../ui/page.tsx';
import { register } from './api/session-calls.ts';
import { SessionForm } from './components/session-form.tsx';
import { withRedirect } from './redirect-query.ts';
import classes from './session-screens.module.css';

const snackbarMilliseconds = 3000;

const fields = [
  {
    name: 'username',
    label: adminTexts.username,
    type: 'text',
    autoComplete: 'username',
    missing: adminTexts.required(adminTexts.username),
  },
  {
    name: 'password',
    label: adminTexts.password,
    type: 'password',
    autoComplete: 'new-password',
    hint: adminTexts.passwordHint,
    missing: adminTexts.required(adminTexts.password),
  },
  {
    name: 'adminCode',
    label: adminTexts.adminCode,
    type: 'password',
    autoComplete: 'off',
    hint: adminTexts.adminCodeHint,
    missing: adminTexts.adminCodeRequired,
  },
] as const;

/** Where those who got the admin code from the owner register. */
export function RegisterScreen() {
  const router = useRouter();
  const { redirect } = useSearch({ from: '/ppauth/adminRegister' });
  const lastNotice = useRef(0);
  const [refusal, setRefusal] = useState<string | null>(null);

  const send = async (values: ReadonlyMap<string, string>) => {
    setRefusal(null);
    try {
      await register({
        username: values.get('username') ?? '',
        password: values.get('password') ?? '',
        adminCode: values.get('adminCode') ?? '',
      });
      const login = withRedirect('/ppauth/adminLogin', redirect);
      router.history.push(`${login}${redirect === undefined ? '?' : '&'}registered=true`);
    } catch (thrown) {
      const fault = callFaultOf(thrown);
      const message = fault?.kind === 'refused' ? fault.message : '';
      setRefusal(message || adminTexts.unexpected);
      dismissNotice(lastNotice.current);
      lastNotice.current = notify(message || adminTexts.unexpected, {
        tone: 'error',
        duration: snackbarMilliseconds,
      });
    }
  };

  return (
    <div className={classes.gate}>
      <Page title={adminTexts.registerTitle} documentTitle="Admin Registration">
        <SessionForm fields={fields} button={adminTexts.registerButton} onSend={send} refusal={refusal}>
          <a href={withRedirect('/ppauth/adminLogin', redirect)}>{adminTexts.toLogin}</a>
        </SessionForm>
      </Page>
    </div>
  );
}
