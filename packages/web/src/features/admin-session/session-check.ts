import { readSession } from './api/session-calls.ts';

/**
 * Whether the server knows a living session; anything but its 200 counts as none. `set-up` is a session in which the
 * second factor that the owner asks for is still to be set up.
 */
export async function checkSession(): Promise<'open' | 'set-up' | 'none'> {
  try {
    return (await readSession()).mustAddSecondFactor ? 'set-up' : 'open';
  } catch {
    return 'none';
  }
}
