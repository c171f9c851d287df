import { safeRedirectPath } from '@pp-tools/domain/admin';
import { adminHomePath, type SecondStepWire } from '@pp-tools/domain/contract';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { callFaultOf } from '../../platform/http-client.ts';
import { dismissNotice, notify } from '../../platform/notices.ts';
import { publicConfig } from '../../platform/public-config.ts';
import { secondStepTexts } from '../../texts/account-texts.ts';
import { adminTexts } from '../../texts/admin-texts.ts';
import { passwordLinkTexts } from '../../texts/password-link-texts.ts';
import { Page } from '../../ui/page.tsx';
import { logIn } from './api/session-calls.ts';
import { SecondStep } from './components/second-step.tsx';
import { SessionForm } from './components/session-form.tsx';
import { withRedirect } from './redirect-query.ts';
import classes from './session-screens.module.css';

const snackbarMilliseconds = 6000;

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
    autoComplete: 'current-password',
    missing: adminTexts.required(adminTexts.password),
  },
] as const;

/** What happened and what to do; the words of the server where it asks to wait. */
function refusalText(thrown: unknown): string {
  const fault = callFaultOf(thrown);
  if (fault?.kind === 'unreachable') return adminTexts.unreachable;
  const asksToWait = fault?.kind === 'refused' && (fault.status === 429 || fault.status === 503);
  if (asksToWait && fault.message !== '') return fault.message;
  return isRefusal(thrown) ? adminTexts.loginHelp : adminTexts.unexpected;
}

/** Any answer but 200 counts as a refusal; no answer, or a 200 that cannot be read, does not. */
function isRefusal(thrown: unknown): boolean {
  const fault = callFaultOf(thrown);
  return fault?.kind === 'refused' || (fault?.kind === 'unreadable' && fault.status !== 200);
}

/** Where staff log in; afterwards they are back where they came from. */
export function LoginScreen() {
  const router = useRouter();
  const { redirect, registered } = useSearch({ from: '/ppauth/adminLogin' });
  const lastNotice = useRef(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [step, setStep] = useState<SecondStepWire | null>(null);

  const leave = (proposed: string) => {
    const home = safeRedirectPath(proposed, adminHomePath);
    router.history.push(safeRedirectPath(redirect, home));
  };
  const restart = (why: string | null) => {
    setStep(null);
    setRefusal(why);
  };
  const send = async (values: ReadonlyMap<string, string>) => {
    setRefusal(null);
    try {
      const { redirectPath, secondStep } = await logIn({
        username: values.get('username') ?? '',
        password: values.get('password') ?? '',
      });
      if (secondStep) setStep(secondStep);
      else leave(redirectPath);
    } catch (fault) {
      setRefusal(refusalText(fault));
      dismissNotice(lastNotice.current);
      lastNotice.current = notify(isRefusal(fault) ? adminTexts.loginRefused : adminTexts.unexpected, {
        tone: 'error',
        duration: snackbarMilliseconds,
      });
    }
  };

  return (
    <div className={classes.gate}>
      <Page title={step ? secondStepTexts.title : adminTexts.login}>
        {step && <SecondStep ways={step} onDone={leave} onRestart={restart} />}
        {registered && !step && (
          <p className={classes.success} role="status">
            {adminTexts.registered}
          </p>
        )}
        {!step && (
          <SessionForm fields={fields} button={adminTexts.loginButton} onSend={send} refusal={refusal}>
            {publicConfig.mailsPasswordLinks && (
              <a href="/ppauth/forgotPassword">{passwordLinkTexts.forgot}</a>
            )}
            <a href={withRedirect('/ppauth/adminRegister', redirect)}>{adminTexts.toRegister}</a>
          </SessionForm>
        )}
      </Page>
    </div>
  );
}
