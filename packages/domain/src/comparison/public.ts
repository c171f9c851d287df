export * from './columns.ts';
export * from './comparison-address.ts';
export * from './comparison-list.ts';
export * from './completeness.ts';
export * from './difference.ts';
export * from './export-rows.ts';
export * from './frontier.ts';
export * from './plain-sentence.ts';
