import { access, constants, statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../database/connection.ts';
import { knownMigrations } from '../database/known-migrations.ts';
import { deadMessages } from '../database/outbox.ts';
import { measureStorage } from '../database/storage-size.ts';
import type { WheelsetSource } from '../features/wheelset/wheelset-source.ts';

/** What one check found. */
export interface Finding {
  readonly subject: string;
  readonly state: 'good' | 'attention' | 'bad';
  readonly text: string;
}

/** What the checks look at. */
export interface DoctorParts {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly sheet: WheelsetSource;
  readonly now: () => number;
  /** Greets the configured mail server; throws when it does not answer or refuses the login. */
  readonly greetMail: () => Promise<void>;
}

const gigabyte = 1e9;
/** Years before or after which a clock is certainly wrong. */
const plausibleYears = { first: 2026, last: 2060 } as const;

/** Looks at everything a shop stands on. Each check says one sentence; a check that throws is a finding itself. */
export async function examine(parts: DoctorParts): Promise<readonly Finding[]> {
  const checks: readonly [string, (parts: DoctorParts) => Promise<Omit<Finding, 'subject'>>][] = [
    ['versions', checkVersions],
    ['database', checkDatabase],
    ['storage', checkStorage],
    ['disk', checkDisk],
    ['clock', checkClock],
    ['tracking', checkTracking],
    ['spreadsheet', checkSheet],
    ['mail', checkMail],
    ['webhook', checkWebhook],
    ['admins', checkAdmins],
    ['address', checkAddress],
  ];
  const findings: Finding[] = [];
  for (const [subject, check] of checks) {
    const found = await check(parts).catch((fault: unknown) => bad(messageOf(fault)));
    findings.push({ subject, ...found });
  }
  return findings;
}

const good = (text: string) => ({ state: 'good', text }) as const;
const attention = (text: string) => ({ state: 'attention', text }) as const;
const bad = (text: string) => ({ state: 'bad', text }) as const;
const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

/** Names of the migrations that a database has had; none when no shop has ever started on it. */
async function doneMigrations({ db }: OpenDatabase): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(db)
    .catch(() => ({ rows: [] }));
  return rows.map(({ name }) => name);
}

const notStarted = () => attention('The database is empty: the first start fills it.');

async function checkVersions({ database }: DoctorParts) {
  const known = knownMigrations();
  const done = await doneMigrations(database);
  const newer = done.filter((name) => !known.includes(name));
  if (newer.length > 0)
    return bad(`The database is of a newer version (${newer.join(', ')}). Update the shop.`);
  const open = known.length - done.length;
  const runtime = `Node ${process.versions.node}`;
  if (open > 0)
    return attention(`${runtime}. The next start brings the database up to date (${open} steps).`);
  return good(`${runtime}. The database is of this version (${done.at(-1)}).`);
}

async function checkDatabase({ database }: DoctorParts) {
  if (database.kind === 'sqlite') {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(database.db);
    const found = rows[0]?.quick_check;
    return found === 'ok' ? good('SQLite, whole.') : bad(`SQLite is damaged: ${found}. Restore a backup.`);
  }
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(database.db);
  return good(`PostgreSQL ${rows[0]?.server_version} answers.`);
}

/** What grows, so that the owner can choose for how long it is stored. */
async function checkStorage({ database, config: { retention } }: DoctorParts) {
  if ((await doneMigrations(database)).length === 0) return notStarted();
  const { bytes, tables } = await measureStorage(database, retention);
  const counts = tables.map(
    ({ name, rows, days }) => `${name} ${rows}${days === null ? '' : ` (${days} days)`}`,
  );
  return good(`${(bytes / 1e6).toFixed(1)} MB; rows: ${counts.join(', ')}.`);
}

async function checkDisk({ config }: DoctorParts) {
  await access(config.dataDirectory, constants.W_OK);
  const { bavail, bsize } = await statfs(config.dataDirectory);
  const free = (bavail * bsize) / gigabyte;
  const text = `${free.toFixed(1)} GB free in ${config.dataDirectory}.`;
  if (free < 0.2) return bad(`${text} Make room: without space nothing can be saved.`);
  return free < 2 ? attention(`${text} That is little.`) : good(text);
}

async function checkClock({ now }: DoctorParts) {
  const time = new Date(now());
  const year = time.getUTCFullYear();
  const text = `The clock says ${time.toISOString()}.`;
  return year < plausibleYears.first || year > plausibleYears.last ? bad(`${text} Correct it.`) : good(text);
}

async function checkTracking({ config }: DoctorParts) {
  if (config.tracking.key !== null) return good('A key of the tracking provider is set.');
  return config.production
    ? attention('TRACKING_API_KEY is not set: parcels cannot be registered or updated.')
    : attention('TRACKING_API_KEY is not set: a demo provider answers.');
}

async function checkSheet({ config, sheet }: DoctorParts) {
  const read = await sheet.read();
  if (!read.ok) return bad(`The wheelset spreadsheet (${sheet.place}) cannot be read: ${read.fault.code}.`);
  const rows = read.value.reduce((sum, { rows: { length } }) => sum + length, 0);
  const text = `The wheelset spreadsheet (${sheet.place}) has ${rows} rows.`;
  return config.wheelsetSheet === null
    ? attention(`${text} It is the sample; set WHEELSET_SHEET.`)
    : good(text);
}

async function checkMail({ config: { mail }, greetMail }: DoctorParts) {
  if (mail === null) return attention('SMTP_URL is not set: no notices, and no links for lost passwords.');
  try {
    await greetMail();
  } catch (fault) {
    return bad(`The mail server of SMTP_URL does not accept us: ${messageOf(fault)}`);
  }
  return good(`The mail server answers; mails come from ${mail.from}.`);
}

async function checkWebhook({ config: { webhook }, database }: DoctorParts) {
  if ((await doneMigrations(database)).length === 0) return notStarted();
  const dead = await deadMessages(database.db, 100);
  if (dead.length > 0) {
    return attention(`${dead.length} messages could not be sent; see "Your account" in the admin area.`);
  }
  return good(webhook === null ? 'WEBHOOK_URL is not set.' : `Events go to ${new URL(webhook.url).host}.`);
}

async function checkAdmins({ database }: DoctorParts) {
  if ((await doneMigrations(database)).length === 0) return notStarted();
  const { count } = await database.db
    .selectFrom('admin')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count) === 0
    ? attention('Nobody can log in yet: npm run shop -- user add NAME.')
    : good(`Admins who can log in: ${count}.`);
}

async function checkAddress({ config: { production, publicUrl, contactEmail } }: DoctorParts) {
  if (production && !publicUrl?.startsWith('https:')) {
    return attention('PUBLIC_URL is not an https address: passwords would travel in the clear.');
  }
  if (contactEmail === 'contact@example.com') {
    return attention('CONTACT_EMAIL is the example: visitors cannot reach you.');
  }
  return good(`Visitors come to ${publicUrl ?? 'the address they type'}.`);
}
