export * from './admin-code.ts';
export * from './password.ts';
export * from './redirect-path.ts';
export * from './username.ts';
