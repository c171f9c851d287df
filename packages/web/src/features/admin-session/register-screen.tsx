import { useRouter } from '@tanstack/react-router';
import { callFaultOf } from '../../platform/http-client.ts';
import { notify } from '../../platform/notices.ts';
import { adminTexts } from '../../texts/admin-texts.ts';
import { Page } from '../../ui/page.tsx';
import { register } from './api/session-calls.ts';
import { SessionForm } from './components/session-form.tsx';
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

  const send = async (values: ReadonlyMap<string, string>) => {
    try {
      await register({
        username: values.get('username') ?? '',
        password: values.get('password') ?? '',
        adminCode: values.get('adminCode') ?? '',
      });
      router.history.push('/ppauth/adminLogin?registered=true');
    } catch (thrown) {
      const fault = callFaultOf(thrown);
      const message = fault?.kind === 'refused' ? fault.message : '';
      notify(message || adminTexts.unexpected, { tone: 'error', duration: snackbarMilliseconds });
    }
  };

  return (
    <div className={classes.gate}>
      <Page title={adminTexts.registerTitle} documentTitle="Admin Registration">
        <SessionForm fields={fields} button={adminTexts.registerButton} onSend={send}>
          <a href="/ppauth/adminLogin">{adminTexts.toLogin}</a>
        </SessionForm>
      </Page>
    </div>
  );
}
