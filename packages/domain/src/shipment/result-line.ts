import { z } from 'zod';
import type { RunKind } from './allowed-actions.ts';
import { providerCodes } from './provider-codes.ts';

/** The outcome of one number in a run; the words of each code are in the texts of the page. */
export type ResultLine =
  | { readonly code: 'skipped-empty'; readonly nth: number; readonly success: false; readonly stop: false }
  | (Numbered & {
      readonly code: 'done' | 'no-news' | 'already-registered' | 'auto-synced';
      readonly success: true;
    })
  | (Numbered & { readonly code: 'no-tracking' | 'signed-out'; readonly success: false })
  | (Numbered & {
      readonly code: 'refused' | 'failed';
      readonly success: false;
      readonly message: string | null;
    });

interface Numbered {
  readonly number: string;
  /** The fault concerns the provider account or its limits: the rest of the run would fail alike. */
  readonly stop: boolean;
}

const text = z.string().trim().min(1).nullable().catch(null);
const bodySchema = z.object({
  success: z.boolean().nullable().catch(null),
  message: text,
  error: text,
  alreadyRegistered: z.boolean().catch(false),
  hasNews: z.boolean().catch(true),
  stop: z.boolean().catch(false),
  rejected: z
    .array(z.object({ error: z.object({ code: z.number().nullable().catch(null), message: text }) }))
    .catch([]),
});

/** What the server answered to a register or update call; `accepted` is a 2xx status, a lost call has no body. */
export interface RunAnswer {
  readonly accepted: boolean;
  /** The session has ended: the server did nothing. */
  readonly isSignedOut?: boolean;
  readonly body: unknown;
}

/** Reads the answer for one number in the order of the error catalogue (specification, section 8). */
export function readResultLine(kind: RunKind, number: string, answer: RunAnswer): ResultLine {
  if (answer.isSignedOut === true) return { code: 'signed-out', number, success: false, stop: true };
  const parsed = bodySchema.safeParse(answer.body);
  if (!parsed.success) {
    // The status says what became of the call, also where its words cannot be read.
    return answer.accepted
      ? { code: 'done', number, success: true, stop: false }
      : { code: 'failed', number, success: false, stop: false, message: null };
  }
  const { success, message, error, alreadyRegistered, hasNews, rejected, stop } = parsed.data;
  if (!answer.accepted) {
    const first = rejected[0]?.error;
    if (kind === 'register' && first?.code === providerCodes.alreadyRegistered) {
      return { code: 'already-registered', number, success: true, stop };
    }
    if (kind === 'update' && first?.code === providerCodes.noTrackingYet) {
      return { code: 'no-tracking', number, success: false, stop };
    }
    return { code: 'failed', number, success: false, stop, message: first?.message ?? error ?? message };
  }
  if (success === false) return { code: 'refused', number, success: false, stop, message };
  if (alreadyRegistered) return { code: 'auto-synced', number, success: true, stop };
  return { code: kind === 'update' && !hasNews ? 'no-news' : 'done', number, success: true, stop };
}
