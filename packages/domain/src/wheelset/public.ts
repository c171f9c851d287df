export * from './category.ts';
export * from './wheelset.ts';
export * from './wheelset-wire.ts';
