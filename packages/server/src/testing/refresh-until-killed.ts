import { type DatabasePlace, openPostgres, openSqlite } from '../database/connection.ts';
import { refreshWheelsets } from '../features/wheelset/refresh-wheelsets.ts';
import { spreadsheetSource } from '../providers/spreadsheet/spreadsheet-source.ts';

/**
 * A process of its own that refreshes the catalogue and kills itself, without any warning, before it sends its
 * n-th statement. Arguments: the database, the spreadsheet, n (0 never), the time. Says how many were sent.
 */
async function refreshUntilKilled(place: DatabasePlace, sheet: string, deadly: number, now: number) {
  const database = 'url' in place ? openPostgres(place.url, () => undefined) : openSqlite(place.folder);
  let statements = 0;
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      if (statements === deadly) process.kill(process.pid, 'SIGKILL');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await refreshWheelsets({ db, source: spreadsheetSource(sheet), now: () => now }, 'anna');
  await database.close();
  process.stdout.write(String(statements));
}

const [kind = '', where = '', sheet = '', deadly, now] = process.argv.slice(2);
await refreshUntilKilled(
  kind === 'url' ? { url: where } : { folder: where },
  sheet,
  Number(deadly),
  Number(now),
);
