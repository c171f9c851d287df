import type { Logger } from 'pino';
import type { Database } from '../../database/connection.ts';
import type { ReadSession } from '../../http/require-session.ts';
import { Attempts } from './attempts.ts';
import { Devices } from './devices.ts';
import { LoginPacing } from './login-pacing.ts';
import { Passwords } from './passwords.ts';
import { LoginSteps } from './second-factor/login-steps.ts';
import { deviceCookie, loginStepCookie, type StaffCookie, sessionCookie } from './session-cookie.ts';
import { Sessions } from './sessions.ts';

/** Everything that decides who is an admin. */
export interface AdminAccess {
  readonly db: Database;
  readonly log: Logger;
  readonly now: () => number;
  readonly adminCode: string;
  readonly isCommonPassword: (text: string) => boolean;
  readonly attempts: Attempts;
  readonly pacing: LoginPacing;
  readonly devices: Devices;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly cookie: StaffCookie;
  readonly deviceCookie: StaffCookie;
  /** Logins between their two steps, and the cookie that carries them. */
  readonly loginSteps: LoginSteps;
  readonly loginStepCookie: StaffCookie;
  /** Whether the owner asks every admin for a second factor. */
  readonly demandsSecondFactor: boolean;
  /** The name that authenticator apps and passkeys show. */
  readonly shopName: string;
  /** The address that visitors use; null takes it from the request. */
  readonly publicUrl: string | null;
  /** Whether the operator has set up a mail server. */
  readonly sendsMail: boolean;
  /** The guard of admin scopes. */
  readonly readSession: ReadSession;
}

/** What the server gives to admin access. */
export type AdminAccessParts = Pick<
  AdminAccess,
  | 'db'
  | 'log'
  | 'now'
  | 'adminCode'
  | 'isCommonPassword'
  | 'demandsSecondFactor'
  | 'shopName'
  | 'publicUrl'
  | 'sendsMail'
>;

/** Puts admin access together for one server. */
export async function openAdminAccess(parts: AdminAccessParts): Promise<AdminAccess> {
  const { publicUrl } = parts;
  const sessions = new Sessions(parts.db, parts.now);
  const passwords = new Passwords();
  const cookie = sessionCookie(publicUrl);
  await passwords.prepare();
  return {
    ...parts,
    attempts: new Attempts(parts.db, parts.now),
    pacing: new LoginPacing(parts.db, parts.now),
    devices: new Devices(parts.db, parts.now),
    deviceCookie: deviceCookie(publicUrl),
    loginSteps: new LoginSteps(parts.db, parts.now),
    loginStepCookie: loginStepCookie(publicUrl),
    passwords,
    sessions,
    cookie,
    readSession: async (request) => {
      const token = cookie.read(request);
      const admin = token === null ? null : await sessions.find(token);
      if (admin === null) {
        const { method, ip, routeOptions } = request;
        parts.log.info({ event: 'access-refused', method, address: ip, route: routeOptions.url });
      }
      return admin;
    },
  };
}
