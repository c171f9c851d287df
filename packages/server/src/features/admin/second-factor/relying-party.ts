import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { adminFault } from '../admin-texts.ts';

/** To which address passkeys belong. */
export interface RelyingParty {
  /** The host's name. */
  readonly id: string;
  /** What browsers say they are on. */
  readonly origin: string;
}

/** The address that visitors use; null on a bare number, which browsers allow no passkeys for. */
function relyingPartyOf(request: FastifyRequest, publicUrl: string | null): RelyingParty | null {
  const address = new URL(publicUrl ?? `${request.protocol}://${request.host}`);
  const host = address.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? { id: host, origin: address.origin } : null;
}

/** The address that visitors use; a refusal where browsers allow no passkeys for it. */
export function demandRelyingParty(request: FastifyRequest, publicUrl: string | null): RelyingParty {
  const party = relyingPartyOf(request, publicUrl);
  if (party === null) throw adminFault({ code: 'passkey-address' });
  return party;
}
