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
