import { openSqlite } from '../database/connection.ts';
import { migrateToLatest } from '../database/migrate.ts';

/**
 * A process of its own that migrates an embedded database and kills itself, without any warning, before it sends its
 * n-th statement. Arguments: the folder, n (0 never). Says how many were sent.
 */
async function migrateUntilKilled(folder: string, deadly: number): Promise<void> {
  const database = openSqlite(folder);
  let statements = 0;
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      if (statements === deadly) process.kill(process.pid, 'SIGKILL');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await migrateToLatest({ ...database, db });
  await database.close();
  process.stdout.write(String(statements));
}

const [folder = '', deadly] = process.argv.slice(2);
await migrateUntilKilled(folder, Number(deadly));
