import { z } from 'zod';
import { answerOf } from './answers.ts';

/** Paths of the second step of a login and of the account's second factors. */
export const secondFactorPaths = {
  loginCode: '/auth/login/code',
  loginPasskeyRequest: '/auth/login/passkey/request',
  loginPasskey: '/auth/login/passkey',
  confirmPassword: '/auth/confirmPassword',
  state: '/auth/secondFactor',
  totp: '/auth/secondFactor/totp',
  totpConfirm: '/auth/secondFactor/totp/confirm',
  passkeyCreation: '/auth/secondFactor/passkeys/creation',
  passkeys: '/auth/secondFactor/passkeys',
  passkey: '/auth/secondFactor/passkeys/:id',
  recoveryCodes: '/auth/secondFactor/recoveryCodes',
} as const;

/** A code of an app or a recovery code, as typed. */
export const codeBody = z.object({ code: z.string().min(1).max(60) });
/** The own password, asked for again before a second factor changes. */
export const confirmPasswordBody = z.object({ password: z.string().min(1).max(400) });

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  usedAt: z.number().nullable(),
});
const state = z.object({
  /** An authenticator app is set up. */
  totp: z.boolean(),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.number(),
  /** The owner asks every admin for a second factor. */
  isDemanded: z.boolean(),
  /** The password must be entered again before anything changes. */
  needsPassword: z.boolean(),
});
/** The second factors of an account; instants in milliseconds since 1970. */
export type SecondFactorState = z.infer<typeof state>;

/** `GET /auth/secondFactor`. */
export const secondFactorAnswer = answerOf(state);
/** `POST /auth/secondFactor/totp`: the secret (base32) and the address that a QR code carries. */
export const totpAnswer = answerOf(z.object({ secret: z.string(), address: z.string() }));
/** Codes that are shown this one time; null when the account had some already. */
export const recoveryCodesAnswer = answerOf(z.object({ recoveryCodes: z.array(z.string()).nullable() }));

// What WebAuthn calls credentials, in the JSON form of its level 3; the browser and the server's library fill them.
const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(20_000);
const transports = z.array(z.string().max(40)).max(12);
const keyType = z.literal('public-key');
const credentials = z.array(z.object({ id: base64url, type: keyType, transports }));
const creation = z.object({
  challenge: base64url,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: keyType })),
  timeout: z.number(),
  excludeCredentials: credentials,
  authenticatorSelection: z.object({
    residentKey: z.literal('discouraged'),
    userVerification: z.literal('preferred'),
  }),
  attestation: z.literal('none'),
});
const request = z.object({
  challenge: base64url,
  rpId: z.string(),
  timeout: z.number(),
  allowCredentials: credentials,
  userVerification: z.literal('preferred'),
});
/** What a browser makes a passkey from. */
export type PasskeyCreation = z.infer<typeof creation>;
/** What a browser signs with a passkey. */
export type PasskeyRequest = z.infer<typeof request>;
/** What the browser is asked to make a passkey from. */
export const passkeyCreationAnswer = answerOf(z.object({ options: creation }));
/** What the browser is asked to sign with a passkey. */
export const passkeyRequestAnswer = answerOf(z.object({ options: request }));
/** A passkey was stored; its id, and recovery codes with the first factor. */
export const passkeyAnswer = answerOf(
  z.object({ id: z.string(), recoveryCodes: z.array(z.string()).nullable() }),
);

const signed = {
  id: base64url,
  rawId: base64url,
  type: keyType,
  clientExtensionResults: z.record(z.string(), z.unknown()),
};
/** A new passkey and the name that its owner gives it. */
export const passkeyBody = z.object({
  name: z.string().trim().min(1).max(60),
  response: z.object({
    ...signed,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports,
    }),
  }),
});
/** What a passkey signed. */
export const passkeyResponseBody = z.object({
  response: z.object({
    ...signed,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
    }),
  }),
});
/** A passkey in its path. */
export const passkeyParams = z.object({ id: base64url });
