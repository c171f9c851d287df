import type { SecondStepWire } from '@pp-tools/domain/contract';
import { useState } from 'react';
import { callFaultOf } from '../../../platform/http-client.ts';
import { accountTexts, secondStepTexts } from '../../../texts/account-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { logInByCode, logInByPasskey } from '../api/second-step-calls.ts';
import classes from './second-step.module.css';
import { SessionForm } from './session-form.tsx';

const fields = [
  {
    name: 'code',
    label: secondStepTexts.code,
    type: 'text',
    autoComplete: 'one-time-code',
    hint: secondStepTexts.codeHint,
    missing: secondStepTexts.codeMissing,
    isFocused: true,
  },
] as const;

interface SecondStepProps {
  readonly ways: SecondStepWire;
  /** The session is open; where the server proposes to go. */
  readonly onDone: (proposed: string) => void;
  /** Back to the password, with why when the server says so. */
  readonly onRestart: (why: string | null) => void;
}

/** What is asked after the password: a code, or a passkey. */
export function SecondStep({ ways, onDone, onRestart }: SecondStepProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const attempt = async (logIn: () => Promise<string>) => {
    setRefusal(null);
    try {
      onDone(await logIn());
    } catch (thrown) {
      const fault = callFaultOf(thrown);
      if (fault?.kind === 'refused' && fault.code === 'second-step-over') return onRestart(fault.message);
      // Without a fault of the server it was the browser: cancelled, or no passkey at hand.
      if (fault === null) setRefusal(secondStepTexts.passkeyFailed);
      else if (fault.kind === 'refused' && fault.message !== '') setRefusal(fault.message);
      else setRefusal(accountTexts.unreachable);
    }
  };
  return (
    <>
      <p className={classes.intro}>{ways.passkey ? secondStepTexts.passkeyIntro : secondStepTexts.intro}</p>
      {ways.passkey && (
        <Button className={classes.passkey ?? ''} look="primary" onClick={() => attempt(logInByPasskey)}>
          {secondStepTexts.passkey}
        </Button>
      )}
      <SessionForm
        fields={fields}
        button={secondStepTexts.button}
        refusal={refusal}
        onSend={(values) => attempt(() => logInByCode(values.get('code') ?? ''))}
      >
        <Button look="quiet" onClick={() => onRestart(null)}>
          {secondStepTexts.back}
        </Button>
      </SessionForm>
    </>
  );
}
