export * from './answers.ts';
export * from './auth.ts';
export * from './page-paths.ts';
export * from './paths.ts';
export * from './wheelset-answers.ts';
