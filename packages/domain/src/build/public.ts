export * from './apply-command.ts';
export * from './build.ts';
export * from './build-lines.ts';
export * from './build-totals.ts';
export * from './command.ts';
export * from './other-parts.ts';
export * from './saved-build.ts';
export * from './step.ts';
