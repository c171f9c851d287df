import { CommandFault } from './command-fault.ts';
import { addStaff, listStaff, removeStaff, resetPassword, resetSecondFactor } from './staff.ts';
import { withDatabase } from './with-database.ts';

const day = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** `user list`, `user add NAME`, `user remove NAME`, `user reset-password NAME`, `user reset-second-factor NAME`. */
export const runUser = (action: string, name: string | undefined): Promise<void> =>
  withDatabase(async ({ db }) => {
    if (action === 'list') {
      const staff = await listStaff(db);
      for (const { username, createdAt, openSessions, lastUsedAt } of staff) {
        const used =
          lastUsedAt === null ? 'not logged in' : `${openSessions} sessions, used ${day(lastUsedAt)}`;
        console.log(`${username}  since ${day(createdAt)}, ${used}`);
      }
      if (staff.length === 0) console.log('There are no admins yet.');
      return;
    }
    if (name === undefined) throw new CommandFault(`Usage: npm run shop -- user ${action} NAME`);
    if (action === 'add') console.log(`Password of ${name}: ${await addStaff(db, name, Date.now())}`);
    else if (action === 'remove') {
      await removeStaff(db, name, Date.now());
      console.log(`${name} was removed; all sessions have ended.`);
    } else if (action === 'reset-password') {
      console.log(`New password of ${name}: ${await resetPassword(db, name, Date.now())}`);
    } else if (action === 'reset-second-factor') {
      await resetSecondFactor(db, name, Date.now());
      console.log(`${name} logs in with the password alone; all sessions have ended.`);
    } else {
      throw new CommandFault(
        `"user ${action}" is not known. Known: list, add, remove, reset-password, reset-second-factor.`,
      );
    }
  });
