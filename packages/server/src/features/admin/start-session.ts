import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { type AdminRow, rememberAddress } from './admin.queries.ts';
import type { AdminAccess } from './admin-access.ts';
import { networkOf } from './network-of.ts';
import type { SessionOrigin } from './sessions.ts';

/** What a browser brings to a login. */
export interface Browser extends SessionOrigin {
  /** The token of its earlier session, which ends with the new one. */
  readonly oldToken: string | null;
  readonly deviceToken: string | null;
}

/** The tokens that a browser gets at a login. */
export interface StartedSession {
  readonly admin: AdminRow;
  readonly token: string;
  readonly deviceToken: string;
}

/** The browser behind a request. */
export const browserOf = (
  access: Pick<AdminAccess, 'cookie' | 'deviceCookie'>,
  request: FastifyRequest,
): Browser => ({
  address: request.ip,
  agent: request.headers['user-agent'] ?? '',
  oldToken: access.cookie.read(request),
  deviceToken: access.deviceCookie.read(request),
});

/** Opens a session for an admin who has proved to be one, and remembers device and network as known. */
export async function startSession(
  { devices, sessions, now }: Pick<AdminAccess, 'devices' | 'sessions' | 'now'>,
  transaction: Kysely<Tables>,
  admin: AdminRow,
  browser: Browser,
): Promise<StartedSession> {
  await rememberAddress(transaction, {
    adminId: admin.id,
    address: networkOf(browser.address),
    now: now(),
  });
  const deviceToken = await devices.remember(transaction, admin.id, browser.deviceToken);
  await transaction.updateTable('admin').set({ signed_in_at: now() }).where('id', '=', admin.id).execute();
  if (browser.oldToken !== null) await sessions.close(browser.oldToken, transaction);
  return { admin, token: await sessions.open(admin.id, browser, transaction), deviceToken };
}

/** Hands both tokens to the browser. */
export function sendSession(
  access: Pick<AdminAccess, 'cookie' | 'deviceCookie'>,
  request: FastifyRequest,
  reply: FastifyReply,
  started: StartedSession,
): void {
  access.cookie.set(request, reply, started.token);
  access.deviceCookie.set(request, reply, started.deviceToken);
}
