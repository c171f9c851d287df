/** What the shop has done about a visitor's question for a quote. */
export const quoteStates = ['new', 'answered', 'closed'] as const;
/** One of {@link quoteStates}. */
export type QuoteState = (typeof quoteStates)[number];

/** Longest texts of a question, in characters. */
export const quoteLimits = { name: 100, email: 200, note: 1000 } as const;
