import { type AdminRole, adminRoles, readRole, roleNames } from '@pp-tools/domain/admin';
import { CommandFault } from './command-fault.ts';
import { addStaff, listStaff, removeStaff, resetPassword, resetSecondFactor, setRole } from './staff.ts';
import { withDatabase } from './with-database.ts';

const day = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** The word of a role; who is added without one does the daily work of the shop, and the first one is the owner. */
function roleOf(word: string): AdminRole {
  const role = readRole(word);
  if (role !== null) return role;
  throw new CommandFault(`"${word}" is not a role. Roles: ${adminRoles.join(', ')}.`);
}

/**
 * `user list`, `user add NAME [--role ROLE]`, `user role NAME --role ROLE`, `user remove NAME`,
 * `user reset-password NAME`, `user reset-second-factor NAME`.
 */
export const runUser = (
  action: string,
  name: string | undefined,
  roleWord: string | undefined,
): Promise<void> =>
  withDatabase(async ({ db }) => {
    const now = Date.now();
    const role = roleWord === undefined ? null : roleOf(roleWord);
    const staff = await listStaff(db);
    if (action === 'list') {
      for (const { username, role: present, createdAt, openSessions, lastUsedAt } of staff) {
        const used =
          lastUsedAt === null ? 'not logged in' : `${openSessions} sessions, used ${day(lastUsedAt)}`;
        console.log(`${username}  ${roleNames[present]}, since ${day(createdAt)}, ${used}`);
      }
      if (staff.length === 0) console.log('There are no admins yet.');
      return;
    }
    if (name === undefined) throw new CommandFault(`Usage: npm run shop -- user ${action} NAME`);
    if (action === 'add') {
      const given = role ?? (staff.some((admin) => admin.role === 'owner') ? 'staff' : 'owner');
      console.log(`Password of ${name} (${roleNames[given]}): ${await addStaff(db, name, given, now)}`);
    } else if (action === 'role') {
      if (role === null) throw new CommandFault(`Usage: npm run shop -- user role NAME --role ROLE`);
      await setRole(db, name, role, now);
      console.log(`${name} is now ${roleNames[role]}.`);
    } else if (action === 'remove') {
      await removeStaff(db, name, now);
      console.log(`${name} was removed; all sessions have ended.`);
    } else if (action === 'reset-password') {
      console.log(`New password of ${name}: ${await resetPassword(db, name, now)}`);
    } else if (action === 'reset-second-factor') {
      await resetSecondFactor(db, name, now);
      console.log(`${name} logs in with the password alone; all sessions have ended.`);
    } else {
      throw new CommandFault(
        `"user ${action}" is not known. Known: list, add, role, remove, reset-password, reset-second-factor.`,
      );
    }
  });
