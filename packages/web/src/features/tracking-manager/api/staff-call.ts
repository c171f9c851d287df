import type { z } from 'zod';
import { createStore } from 'zustand/vanilla';
import { type CallOptions, call, callFaultOf, callText } from '../../../platform/http-client.ts';

/** Whether the last call found the session ended. The page stays as it is; signing in elsewhere ends this. */
export const sessionStore = createStore<{ readonly isEnded: boolean }>(() => ({ isEnded: false }));

/** Whether a call failed because the session has ended. */
export function isSignedOut(thrown: unknown): boolean {
  const fault = callFaultOf(thrown);
  return fault?.kind === 'refused' && fault.status === 401;
}

/** A call of the staff, which notices the end of the session. */
export const staffCall = <Answer>(
  path: string,
  schema: z.ZodType<Answer>,
  options: CallOptions = {},
): Promise<Answer> => noticingSession(call(path, schema, options));

/** The same for a file of text. */
export const staffText = (path: string, options: CallOptions = {}): Promise<string> =>
  noticingSession(callText(path, options));

async function noticingSession<Answer>(calling: Promise<Answer>): Promise<Answer> {
  try {
    const answer = await calling;
    sessionStore.setState({ isEnded: false });
    return answer;
  } catch (thrown) {
    if (isSignedOut(thrown)) sessionStore.setState({ isEnded: true });
    throw thrown;
  }
}
