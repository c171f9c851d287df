export * from './multipart.ts';
export * from './own-postgres.ts';
export { fuzzProviderAnswers } from './provider-fuzz.ts';
export * from './server-process.ts';
export * from './signed-in.ts';
export { createSoftwarePasskey } from './software-passkey.ts';
export * from './test-app.ts';
export * from './test-database.ts';
export * from './web-server.ts';
