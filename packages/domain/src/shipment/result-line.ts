import { z } from 'zod';
import type { RunKind } from './allowed-actions.ts';
import { providerCodes } from './provider-codes.ts';

/** The outcome of one number in a run; the words of each code are in the texts of the page. */
export type ResultLine =
  | { readonly code: 'skipped-empty'; readonly nth: number; readonly success: false; readonly stop: false }
  | (Numbered & { readonly code: 'done' | 'already-registered' | 'auto-synced'; readonly success: true })
  | (Numbered & { readonly code: 'no-tracking'; readonly success: false })
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
  stop: z.boolean().catch(false),
  rejected: z
    .array(z.object({ error: z.object({ code: z.number().nullable().catch(null), message: text }) }))
    .catch([]),
});

/** What the server answered to a register or update call; `accepted` is a 2xx status, a lost call has no body. */
export interface RunAnswer {
  readonly accepted: boolean;
  readonly body: unknown;
}

/** Reads the answer for one number in the order of the error catalogue (specification, section 8). */
export function readResultLine(kind: RunKind, number: string, answer: RunAnswer): ResultLine {
  const parsed = bodySchema.safeParse(answer.body);
  if (!parsed.success) return { code: 'failed', number, success: false, stop: false, message: null };
  const { success, message, error, alreadyRegistered, rejected, stop } = parsed.data;
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
  return { code: alreadyRegistered ? 'auto-synced' : 'done', number, success: true, stop };
}
