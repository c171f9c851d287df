import type { AdminRole } from '@pp-tools/domain/admin';
import {
  type AdminList,
  adminsAnswer,
  adminsDoneAnswer,
  adminsPaths,
  type FreshInvitation,
  inviteAnswer,
} from '@pp-tools/domain/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, callAction, callFaultOf } from '../../platform/http-client.ts';
import { adminListTexts } from '../../texts/admin-list-texts.ts';

/** Every admin with sessions, and the open invitations. */
export const adminsQuery = queryOptions({
  queryKey: ['admins'],
  queryFn: async ({ signal }): Promise<AdminList> =>
    (await call(adminsPaths.list, adminsAnswer, { signal })).data,
  staleTime: 0,
});

const pathOf = (pattern: string, id: number): string => pattern.replace(':id', String(id));

/** Gives an admin another role. */
export async function saveRole(id: number, role: AdminRole): Promise<void> {
  await callAction(pathOf(adminsPaths.role, id), adminsDoneAnswer, { method: 'PUT', body: { role } });
}

/** Ends all sessions of an admin. */
export async function endSessions(id: number): Promise<void> {
  await callAction(pathOf(adminsPaths.sessions, id), adminsDoneAnswer, { method: 'DELETE' });
}

/** Removes an admin. */
export async function removeAdmin(id: number): Promise<void> {
  await callAction(pathOf(adminsPaths.one, id), adminsDoneAnswer, { method: 'DELETE' });
}

/** Invites an admin; the answer holds the token of the link, which is given this one time. */
export async function invite(username: string, role: AdminRole): Promise<FreshInvitation> {
  const options = { method: 'POST', body: { username, role } } as const;
  return (await call(adminsPaths.invite, inviteAnswer, options)).data;
}

/** Withdraws an invitation. */
export async function withdraw(id: number): Promise<void> {
  await callAction(pathOf(adminsPaths.invitation, id), adminsDoneAnswer, { method: 'DELETE' });
}

/** Why a call failed, in the words of the server where it has some. */
export function callText(thrown: unknown): string {
  const fault = callFaultOf(thrown);
  if (fault?.kind === 'unreachable') return adminListTexts.unreachable;
  return (fault?.kind === 'refused' && fault.message) || adminListTexts.changeFailed;
}
