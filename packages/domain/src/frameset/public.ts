export * from './frame.ts';
export * from './frame-wire.ts';
export * from './frameset-part.ts';
export * from './frameset-part-wire.ts';
