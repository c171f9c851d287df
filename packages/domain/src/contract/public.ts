export * from './answers.ts';
export * from './audit.ts';
export * from './auth.ts';
export * from './builder-answers.ts';
export * from './page-paths.ts';
export * from './paths.ts';
export * from './wheelset-admin.ts';
export * from './wheelset-answers.ts';
