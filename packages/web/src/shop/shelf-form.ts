/** Where the list of Compare, which is the shelf of all tools, is stored, and in which form. */
export const shelfForm = { key: 'pp.compare', version: 1 } as const;
