import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './project.ts';

// The server restarts when its source changes; Vite serves the pages and passes API calls on to it.
const apiPort = process.env.PORT ?? '3000';
const children = [
  spawn(process.execPath, ['--watch', join(root, 'packages/server/src/main.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: apiPort },
  }),
  spawn(process.execPath, [join(root, 'node_modules/.bin/vite')], {
    cwd: join(root, 'packages/web'),
    stdio: 'inherit',
    env: { ...process.env, PP_SERVER_URL: `http://127.0.0.1:${apiPort}` },
  }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
