import type {
  PasskeyCreation,
  PasskeyRequest,
  passkeyBody,
  passkeyResponseBody,
} from '@pp-tools/domain/contract';
import type { z } from 'zod';
import type { RelyingParty } from './relying-party.ts';
import type { PasskeyRow } from './second-factor.queries.ts';

/** The library of certificates and curves is loaded by those who use passkeys only. */
const library = () => import('@simplewebauthn/server');

type CreationResponse = z.infer<typeof passkeyBody>['response'];
type SignedResponse = z.infer<typeof passkeyResponseBody>['response'];

const transportsOf = ({ transports }: PasskeyRow): string[] => transports.split(',').filter(Boolean);
const credentialsOf = (rows: readonly PasskeyRow[]) =>
  rows.map((row) => ({
    id: row.credential_id,
    type: 'public-key' as const,
    transports: transportsOf(row),
  }));
/** How long a browser waits for its user. */
const timeout = 2 * 60_000;

/** What a browser is asked to make a passkey from. It is a second step after the password, so none is discoverable. */
export async function creationOptions(
  party: RelyingParty,
  shop: string,
  admin: { readonly id: number; readonly username: string },
  existing: readonly PasskeyRow[],
): Promise<PasskeyCreation> {
  const { generateRegistrationOptions } = await library();
  const authenticatorSelection = { residentKey: 'discouraged', userVerification: 'preferred' } as const;
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: shop,
    rpID: party.id,
    userName: admin.username,
    userID: new TextEncoder().encode(`admin-${admin.id}`),
    authenticatorSelection,
  });
  return {
    challenge,
    rp: { id: party.id, name: shop },
    user,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
    timeout,
    excludeCredentials: credentialsOf(existing),
    authenticatorSelection,
    attestation: 'none',
  };
}

/** The new passkey of an answer; null when it does not fit what was asked. */
export async function readCreation(party: RelyingParty, challenge: string, response: CreationResponse) {
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: response.response.transports.join(','),
    };
  } catch {
    // The library throws for every way in which an answer can be wrong.
    return null;
  }
}

/** What a browser is asked to sign with one of the passkeys. */
export async function requestOptions(
  party: RelyingParty,
  existing: readonly PasskeyRow[],
): Promise<PasskeyRequest> {
  const { generateAuthenticationOptions } = await library();
  const { challenge } = await generateAuthenticationOptions({ rpID: party.id });
  return {
    challenge,
    rpId: party.id,
    timeout,
    allowCredentials: credentialsOf(existing),
    userVerification: 'preferred',
  };
}

/** The new count of a passkey whose signature is right; null for any other answer. */
export async function readSignature(
  party: RelyingParty,
  challenge: string,
  passkey: PasskeyRow,
  response: SignedResponse,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      credential: {
        id: passkey.credential_id,
        publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
        transports: transportsOf(passkey),
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
