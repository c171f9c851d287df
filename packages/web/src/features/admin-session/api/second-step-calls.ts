import {
  loginAnswer,
  type PasskeyRequest,
  passkeyRequestAnswer,
  secondFactorPaths,
} from '@pp-tools/domain/contract';
import { call } from '../../../platform/http-client.ts';

/** Takes the second step of a login by a code; gives the address that the server proposes to go to. */
export async function logInByCode(code: string): Promise<string> {
  const answer = await call(secondFactorPaths.loginCode, loginAnswer, { method: 'POST', body: { code } });
  return answer.data.redirectPath;
}

/** The same by a passkey; the browser asks its user. Throws the browser's own fault when that is cancelled. */
export async function logInByPasskey(): Promise<string> {
  const path = secondFactorPaths.loginPasskeyRequest;
  const { options } = (await call(path, passkeyRequestAnswer, { method: 'POST' })).data;
  const response = await signWithPasskey(options);
  const answer = await call(secondFactorPaths.loginPasskey, loginAnswer, {
    method: 'POST',
    body: { response },
  });
  return answer.data.redirectPath;
}

async function signWithPasskey(options: PasskeyRequest) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: options });
}
