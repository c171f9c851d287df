import { recordActions } from '../database/audit.ts';
import { openSqlite } from '../database/connection.ts';

/** Writes pairs of rows, each pair in one transaction, as fast as it can, until this process is killed. */
const [folder = ''] = process.argv.slice(2);
const { db } = openSqlite(folder);
process.stdout.write('writing\n');
for (let number = 1; ; number += 1) {
  await db.transaction().execute(async (transaction) => {
    for (const action of ['first', 'second']) {
      const subject = { kind: 'pair', id: number, name: 'x'.repeat(500) };
      await recordActions(transaction, [
        { at: number, actor: 'storm', action, subject, before: null, after: null },
      ]);
    }
  });
}
