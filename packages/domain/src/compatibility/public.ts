export * from './part-fits-frame.ts';
export * from './tyre-rules.ts';
export * from './verdict.ts';
export * from './wheelset-rules.ts';
