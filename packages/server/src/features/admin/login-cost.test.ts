import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/connection.ts';
import { openTestDatabase } from '../../testing/public.ts';
import { addAdmin } from './admin.queries.ts';
import { Attempts } from './attempts.ts';
import { Devices } from './devices.ts';
import { logIn } from './log-in.ts';
import { LoginPacing } from './login-pacing.ts';
import { Passwords } from './passwords.ts';
import { LoginSteps } from './second-factor/login-steps.ts';
import { Sessions } from './sessions.ts';

/** Says what was asked of the hash function, without its cost. */
const asked: string[] = [];
const passwords = new Passwords({
  hash: async () => '$argon2id$v=19$m=19456,t=2,p=1$decoy',
  verify: async (hash) => {
    asked.push(String(hash).slice(0, 30));
    return false;
  },
});
let now = Date.UTC(2026, 10, 28);
let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase('sqlite');
  const passwordHash = '$argon2id$v=19$m=19456,t=2,p=1$owner';
  await addAdmin(database.db, { username: 'owner', passwordHash, role: 'owner', now });
});
afterAll(() => database.close());

/** Statements that one login sends, by their first words. */
async function costOf(
  username: string,
): Promise<{ readonly hashes: string[]; readonly statements: string[] }> {
  asked.length = 0;
  const statements: string[] = [];
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const clock = () => now;
  const parts = {
    db,
    passwords,
    attempts: new Attempts(db, clock),
    pacing: new LoginPacing(db, clock),
    devices: new Devices(db, clock),
    sessions: new Sessions(db, clock),
    loginSteps: new LoginSteps(db, clock),
    now: clock,
  };
  // The delay of a place ends after an hour of rest.
  now += 61 * 60_000;
  const browser = { address: '10.0.0.1', agent: '', oldToken: null, deviceToken: null };
  const login = { username, password: 'wrong password', browser };
  await expect(logIn(parts, login, () => undefined)).rejects.toThrow();
  return { hashes: [...asked], statements };
}

test('T-ENUM of many wrong logins, unknown names cost one hash of the same kind and the same statements', async () => {
  for (let round = 0; round < 25; round += 1) {
    const known = await costOf('owner');
    const unknown = await costOf(`nobody ${round % 7}`);
    expect(known.hashes).toHaveLength(1);
    expect(unknown.hashes.map((hash) => hash.slice(0, 30))).toEqual(known.hashes);
    expect(unknown.statements).toEqual(known.statements);
  }
});
