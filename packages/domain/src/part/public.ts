export * from './bike-wheelset.ts';
export * from './bike-wheelset-wire.ts';
export * from './other-part.ts';
export * from './other-part-wire.ts';
export * from './tyre.ts';
export * from './tyre-wire.ts';
