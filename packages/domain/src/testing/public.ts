export * from './build-parts.ts';
export { mutateJson } from './mutated-json.ts';
export * from './mutations.ts';
export * from './road-files.ts';
export * from './wheelset-builder.ts';
