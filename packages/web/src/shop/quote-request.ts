import { type QuoteRequest, quoteDoneAnswer, quotePaths } from '@pp-tools/domain/contract';
import { call, callFaultOf } from '../platform/http-client.ts';
import { sayOnPage } from '../platform/page-event.ts';
import { quoteTexts } from '../texts/quote-texts.ts';
import { type Shareable, shortAddressOf } from './share-link.ts';

/** What a visitor enters. */
export type QuoteEntries = Pick<QuoteRequest, 'name' | 'email' | 'note' | 'website'> & {
  readonly hasConsented: boolean;
};

/** Which entries are missing, with what to do. */
export type QuoteFaults = Partial<Record<keyof typeof quoteTexts.missing, string>>;

/** What keeps entries from being sent; the server has the last word on an address. */
export function findQuoteFaults({ name, email, hasConsented }: QuoteEntries): QuoteFaults {
  const { missing } = quoteTexts;
  return {
    ...(name.trim() === '' && { name: missing.name }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && { email: missing.email }),
    ...(!hasConsented && { consent: missing.consent }),
  };
}

/** Sends a question with the code of its state; a sentence where that did not work. */
export async function sendQuote(
  { hasConsented: _consented, ...entries }: QuoteEntries,
  state: Shareable,
  requestId: string,
): Promise<string | null> {
  const address = await shortAddressOf(state);
  const code = address?.split('/').at(-1) ?? null;
  const { name, email, note, website } = entries;
  const body: QuoteRequest = {
    ...{ requestId, code, website, consent: true },
    ...{ name: name.trim(), email: email.trim(), note: note.trim() },
  };
  try {
    await call(quotePaths.ask, quoteDoneAnswer, { method: 'POST', body });
    sayOnPage({ name: 'generate_lead' });
    return null;
  } catch (thrown) {
    const fault = callFaultOf(thrown);
    if (fault?.kind !== 'refused') return quoteTexts.failed;
    if (fault.status === 400) return quoteTexts.missing.email;
    return fault.status === 429 ? quoteTexts.tooMany : quoteTexts.failed;
  }
}
