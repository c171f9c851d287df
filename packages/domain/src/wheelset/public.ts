export * from './category.ts';
export * from './figure-format.ts';
export * from './wheelset.ts';
export * from './wheelset-sort.ts';
export * from './wheelset-wire.ts';
