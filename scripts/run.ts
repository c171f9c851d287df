import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './project.ts';

interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a tool of node_modules/.bin (or node itself) to its end; rejects when it fails. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<void> {
  const [file, first] =
    command === 'node'
      ? [process.execPath, []]
      : [process.execPath, [join(root, 'node_modules', '.bin', command)]];
  return new Promise((resolve, reject) => {
    const child = spawn(file, [...first, ...args], {
      cwd: options.cwd ?? root,
      stdio: 'inherit',
      env: { ...process.env, ...options.env },
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${code}`)),
    );
  });
}
