// The long runs of the tests of reliability, for a quiet machine: `npm run soak`.
import { run } from './run.ts';

const kills = process.env.PP_KILLS ?? '200';
await run(
  'vitest',
  [
    'run',
    '--project',
    'server',
    'packages/server/src/database/migrate',
    'packages/server/src/features/tracking/upload-crash',
  ],
  { env: { PP_KILLS: kills } },
);
