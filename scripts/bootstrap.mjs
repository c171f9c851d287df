// Runs on whatever Node >= 20 the machine has, with built-ins only: installs what is missing, then hands
// over to the Node that the project pins (node_modules/node), so that everybody runs the same runtime.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.installed-lockfile');
const lockfile = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) fail(`PP Tools needs Node 20 or newer to start; this is Node ${process.versions.node}.`);

const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile;
if (!isInstalled) {
  process.stdout.write('Installing packages (only needed once for a version) …\n');
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const install = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  });
  if (install.status !== 0) fail('npm ci failed; its messages above say why.');
  writeFileSync(stamp, lockfile);
}

const [script, ...rest] = process.argv.slice(2);
if (script) {
  const bin = join(root, 'node_modules', '.bin');
  const runtime = join(
    root,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  const separator = process.platform === 'win32' ? ';' : ':';
  const child = spawn(existsSync(runtime) ? runtime : process.execPath, [join(root, script), ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${separator}${process.env.PATH}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
