import {
  authPaths,
  checkAuthAnswer,
  loginAnswer,
  logoutAnswer,
  type OpenSessionWire,
  passwordAnswer,
  registerAnswer,
  sessionsAnswer,
  sessionsEndedAnswer,
} from '@pp-tools/domain/contract';
import { call } from '../../../platform/http-client.ts';

/** Logs in; gives the address that the server proposes to go to. */
export async function logIn(credentials: { username: string; password: string }): Promise<string> {
  return (await call(authPaths.login, loginAnswer, { method: 'POST', body: credentials })).data.redirectPath;
}

/** Registers an admin. */
export async function register(form: {
  username: string;
  password: string;
  adminCode: string;
}): Promise<void> {
  await call(authPaths.register, registerAnswer, { method: 'POST', body: form });
}

/** Ends the session on the server. */
export async function logOut(): Promise<void> {
  await call(authPaths.logout, logoutAnswer, { method: 'POST' });
}

/** Changes the own password; other sessions end, this one goes on under a new token. */
export async function changePassword(change: {
  currentPassword: string;
  newPassword: string;
}): Promise<void> {
  await call(authPaths.password, passwordAnswer, { method: 'POST', body: change });
}

/** Who is signed in; throws when nobody is. */
export async function readSession(): Promise<{ readonly username: string }> {
  return (await call(authPaths.check, checkAuthAnswer)).data;
}

/** The own open sessions, the last used one first. */
export async function readSessions(): Promise<readonly OpenSessionWire[]> {
  return (await call(authPaths.sessions, sessionsAnswer)).data.sessions;
}

/** Ends one of the own sessions. */
export async function endSession(id: string): Promise<void> {
  await call(authPaths.session.replace(':id', id), logoutAnswer, { method: 'DELETE' });
}

/** Ends all own sessions but the present one. */
export async function endOtherSessions(): Promise<void> {
  await call(authPaths.sessions, sessionsEndedAnswer, { method: 'DELETE' });
}
