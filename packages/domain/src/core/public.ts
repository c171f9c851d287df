export * from './history.ts';
export * from './order.ts';
export * from './result.ts';
export * from './units.ts';
