// The long runs of the tests of reliability, for a quiet machine: `npm run soak`.
import { join } from 'node:path';
import { root } from './project.ts';
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
    'packages/server/src/features/tracking/kill-storm',
  ],
  { env: { PP_KILLS: kills } },
);
// A hundred thousand changed inputs for each reader take an hour or two; PP_FUZZ_CASES makes it shorter.
await run('node', [join(root, 'scripts/fuzz.ts'), process.env.PP_FUZZ_CASES ?? '100000']);
