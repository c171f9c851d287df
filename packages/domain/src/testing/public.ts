export * from './build-parts.ts';
export * from './wheelset-builder.ts';
