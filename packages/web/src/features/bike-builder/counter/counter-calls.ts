import { type StaffLink, shortLinkPaths, staffLinkAnswer, staffNoteAnswer } from '@pp-tools/domain/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, callFaultOf } from '../../../platform/http-client.ts';

const at = (path: string, code: string): string => path.replace(':code', encodeURIComponent(code));

/** What staff see of a short link. */
export const staffLinkQuery = (code: string) =>
  queryOptions({
    queryKey: ['staff-link', code],
    queryFn: async ({ signal }): Promise<StaffLink> =>
      (await call(at(shortLinkPaths.forStaff, code), staffLinkAnswer, { signal })).data,
    retry: false,
  });

/** Whether a fault says that there is no such link. */
export const isUnknown = (fault: unknown): boolean => {
  const known = callFaultOf(fault);
  return known?.kind === 'refused' && known.status === 404;
};

/** Saves the note of the staff. */
export const saveStaffNote = (code: string, note: string) =>
  call(at(shortLinkPaths.staffNote, code), staffNoteAnswer, { method: 'PUT', body: { note } });

/** Withdraws a link for good. */
export const withdrawShortLink = (code: string) =>
  call(at(shortLinkPaths.withdraw, code), staffNoteAnswer, { method: 'POST' });
