import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from './sample-data.ts';

// Half of a start is compiling; what was compiled once is kept beside the packages. Must stand before the imports.
enableCompileCache(join(projectRoot, 'node_modules', '.cache', 'compiled'));
const [{ ConfigFault }, { startServer }] = await Promise.all([import('./config.ts'), import('./start.ts')]);

/** A server under load gets this long to finish what it has begun. */
const closingMilliseconds = 10_000;

try {
  const server = await startServer(process.env, console.log);
  console.log(`PP Tools ready on ${server.address}`);
  const stop = () => {
    setTimeout(() => process.exit(1), closingMilliseconds).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (fault) {
  console.error(fault instanceof ConfigFault ? fault.message : fault);
  process.exit(1);
}
