import { ConfigFault } from './config.ts';
import { startServer } from './start.ts';

/** A server under load gets this long to finish what it has begun. */
const closingMilliseconds = 10_000;

try {
  const server = await startServer(process.env);
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
