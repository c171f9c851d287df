export * from './groupset.ts';
export * from './groupset-wire.ts';
