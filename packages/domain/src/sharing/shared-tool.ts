/** The tools whose state a short link can hold. */
export const sharedTools = ['compare', 'finder', 'climb', 'build'] as const;
/** One of {@link sharedTools}. */
export type SharedTool = (typeof sharedTools)[number];
