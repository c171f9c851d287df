import {
  logoutAnswer,
  passkeyAnswer,
  passkeyCreationAnswer,
  recoveryCodesAnswer,
  type SecondFactorState,
  secondFactorAnswer,
  secondFactorPaths,
  totpAnswer,
} from '@pp-tools/domain/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/http-client.ts';

/** The own second factors. */
export const factorsQuery = queryOptions({
  queryKey: ['account', 'factors'],
  queryFn: async (): Promise<SecondFactorState> =>
    (await call(secondFactorPaths.state, secondFactorAnswer)).data,
});

/** Enters the password again in this session. */
export async function confirmPassword(password: string): Promise<void> {
  await call(secondFactorPaths.confirmPassword, logoutAnswer, { method: 'POST', body: { password } });
}

/** Starts with an authenticator app: the key, and the address that the QR code carries. */
export const startApp = async (): Promise<{ readonly secret: string; readonly address: string }> =>
  (await call(secondFactorPaths.totp, totpAnswer, { method: 'POST' })).data;

/** Confirms the app by its first code; recovery codes with the first factor. */
export const confirmApp = async (code: string): Promise<readonly string[] | null> =>
  (await call(secondFactorPaths.totpConfirm, recoveryCodesAnswer, { method: 'POST', body: { code } })).data
    .recoveryCodes;

/** Removes the app. */
export async function removeApp(): Promise<void> {
  await call(secondFactorPaths.totp, logoutAnswer, { method: 'DELETE' });
}

/** Makes a passkey; the browser asks its user. Recovery codes with the first factor. */
export async function addPasskey(name: string): Promise<readonly string[] | null> {
  const asked = await call(secondFactorPaths.passkeyCreation, passkeyCreationAnswer, { method: 'POST' });
  const { startRegistration } = await import('@simplewebauthn/browser');
  const created = await startRegistration({ optionsJSON: asked.data.options });
  const { clientDataJSON, attestationObject, transports = [] } = created.response;
  const body = {
    name,
    response: { ...created, response: { clientDataJSON, attestationObject, transports } },
  };
  return (await call(secondFactorPaths.passkeys, passkeyAnswer, { method: 'POST', body })).data.recoveryCodes;
}

/** Removes a passkey. */
export async function removePasskey(id: string): Promise<void> {
  await call(secondFactorPaths.passkey.replace(':id', id), logoutAnswer, { method: 'DELETE' });
}

/** New recovery codes in place of the earlier ones. */
export const renewRecoveryCodes = async (): Promise<readonly string[] | null> =>
  (await call(secondFactorPaths.recoveryCodes, recoveryCodesAnswer, { method: 'POST' })).data.recoveryCodes;
