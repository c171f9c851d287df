import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from './sample-data.ts';

// Half of a start is compiling; what was compiled once is kept next to the packages. Must stand before the imports.
enableCompileCache(join(projectRoot, 'node_modules', '.cache', 'compiled'));
const [{ ConfigFault }, { startServer }, { startFaultText }] = await Promise.all([
  import('./config.ts'),
  import('./start.ts'),
  import('./start-fault.ts'),
]);

// A full disk under the output costs lines; without a listener it would end the process.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

const settingsFile = join(projectRoot, '.env');
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);

/** Uploads in flight get this long to finish. */
const closingMilliseconds = 30_000;

try {
  const server = await startServer(process.env, console.log);
  console.log(`PP Tools ready on ${server.address}`);
  let isStopping = false;
  const stop = () => {
    // npm, a terminal and a process manager may all send the signal.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), closingMilliseconds).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (fault) {
  console.error(fault instanceof ConfigFault ? fault.message : startFaultText(fault));
  process.exit(1);
}
