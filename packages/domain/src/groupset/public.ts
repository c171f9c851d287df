export * from './component-sort.ts';
export * from './gear-range.ts';
export * from './groupset.ts';
export * from './groupset-choice.ts';
export * from './groupset-figures.ts';
export * from './groupset-filter.ts';
export * from './groupset-wire.ts';
