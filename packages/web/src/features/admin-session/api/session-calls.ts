import type { AdminRole } from '@pp-tools/domain/admin';
import {
  authPaths,
  checkAuthAnswer,
  invitationAnswer,
  invitationPaths,
  loginAnswer,
  logoutAnswer,
  type OpenSessionWire,
  openSessionSchema,
  passwordAnswer,
  registerAnswer,
  type SecondStepWire,
  sessionsEndedAnswer,
} from '@pp-tools/domain/contract';
import { call, callAction } from '../../../platform/http-client.ts';
import { fetchList } from '../../../platform/list-answer.ts';
import type { StaffSession } from '../../../shop/staff-session.ts';

/** Logs in; gives the address that the server proposes to go to, or which second step it asks for first. */
export async function logIn(credentials: {
  username: string;
  password: string;
}): Promise<{ readonly redirectPath: string; readonly secondStep?: SecondStepWire | undefined }> {
  return (await call(authPaths.login, loginAnswer, { method: 'POST', body: credentials })).data;
}

/** Registers an admin. */
export async function register(form: {
  username: string;
  password: string;
  adminCode: string;
}): Promise<void> {
  await callAction(authPaths.register, registerAnswer, { method: 'POST', body: form });
}

/** Ends the session on the server. */
export async function logOut(): Promise<void> {
  await callAction(authPaths.logout, logoutAnswer, { method: 'POST' });
}

/** Changes the own password; other sessions end, this one goes on under a new token. */
export async function changePassword(change: {
  currentPassword: string;
  newPassword: string;
}): Promise<void> {
  await callAction(authPaths.password, passwordAnswer, { method: 'POST', body: change });
}

/** Who is signed in; throws when nobody is. */
export async function readSession(): Promise<StaffSession> {
  const { username, role, mustAddSecondFactor } = (await call(authPaths.check, checkAuthAnswer)).data;
  return { username, role: role ?? 'owner', mustAddSecondFactor: mustAddSecondFactor ?? false };
}

const sessionsRequest = {
  path: authPaths.sessions,
  name: 'sessions',
  row: openSessionSchema,
  fromWire: (session: OpenSessionWire) => session,
};

/** The own open sessions, the last used one first. */
export const readSessions = ({
  signal,
}: {
  readonly signal: AbortSignal;
}): Promise<readonly OpenSessionWire[]> => fetchList(sessionsRequest, signal);

/** Ends one of the own sessions. */
export async function endSession(id: string): Promise<void> {
  await callAction(authPaths.session.replace(':id', id), logoutAnswer, { method: 'DELETE' });
}

/** Ends all own sessions but the present one. */
export async function endOtherSessions(): Promise<void> {
  await callAction(authPaths.sessions, sessionsEndedAnswer, { method: 'DELETE' });
}

/** Asks for a link to a new password; the server says the same for every address. */
export async function askForPasswordLink(mail: string): Promise<void> {
  await callAction(authPaths.forgotPassword, logoutAnswer, { method: 'POST', body: { mail } });
}

/** Who is invited by the token of a link, and as what. */
export async function readInvitation(
  token: string,
): Promise<{ readonly username: string; readonly role: AdminRole }> {
  return (await call(invitationPaths.look, invitationAnswer, { method: 'POST', body: { token } })).data;
}

/** Becomes an admin by the token of an invitation. */
export async function acceptInvitation(token: string, newPassword: string): Promise<void> {
  const body = { token, newPassword };
  await callAction(invitationPaths.accept, logoutAnswer, { method: 'POST', body });
}

/** Sets a new password by the token of a mailed link. */
export async function setPasswordByLink(token: string, newPassword: string): Promise<void> {
  await callAction(authPaths.newPassword, logoutAnswer, { method: 'POST', body: { token, newPassword } });
}
