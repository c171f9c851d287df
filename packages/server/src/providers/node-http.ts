// Importing these two by name makes every export ready, `fetch` and `WebSocket` with them: 65 ms of each start.

/** `node:http`, for clients and the local demo provider. */
export const http: typeof import('node:http') = process.getBuiltinModule('node:http');

/** `node:https`. */
export const https: typeof import('node:https') = process.getBuiltinModule('node:https');
