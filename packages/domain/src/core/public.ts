export * from './csv.ts';
export * from './figure.ts';
export * from './history.ts';
export * from './markdown-table.ts';
export * from './order.ts';
export * from './result.ts';
export * from './total-weight.ts';
export * from './units.ts';
