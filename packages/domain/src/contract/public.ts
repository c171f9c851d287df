export * from './answers.ts';
export * from './paths.ts';
