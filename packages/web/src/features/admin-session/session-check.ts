import { type AdminRole, mayDo } from '@pp-tools/domain/admin';
import type { StaffSession } from '../../shop/staff-session.ts';
import { readSession } from './api/session-calls.ts';

/** The living session of this browser; anything but the server's 200 counts as none, which is null. */
export async function checkSession(): Promise<StaffSession | null> {
  try {
    return await readSession();
  } catch {
    return null;
  }
}

/** Where a role starts: the wheelsets, where it opens them. */
export function startPageOf(role: AdminRole) {
  if (mayDo(role, 'catalogue')) return '/ppauth/admin/wheelsets';
  return mayDo(role, 'shipments') ? '/ppauth/admin/tracking' : '/ppauth/admin/account';
}
