import { readSession } from './api/session-calls.ts';

/** Whether the server knows a living session; anything but its 200 counts as none. */
export async function isSignedIn(): Promise<boolean> {
  try {
    await readSession();
    return true;
  } catch {
    return false;
  }
}
