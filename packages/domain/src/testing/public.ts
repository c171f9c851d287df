export * from './wheelset-builder.ts';
