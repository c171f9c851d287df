import { createHash } from 'node:crypto';
import { readSecondFactorCode, recoveryCodeText } from '@pp-tools/domain/admin';
import type { passkeyBody, SecondFactorState } from '@pp-tools/domain/contract';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { recordActions } from '../../../database/audit.ts';
import type { Tables } from '../../../database/tables.ts';
import type { SignedInAdmin } from '../../../http/require-session.ts';
import type { AdminAccess } from '../admin-access.ts';
import { adminFault } from '../admin-texts.ts';
import { readCreation } from './passkeys.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import type { RelyingParty } from './relying-party.ts';
import {
  clearSecondFactors,
  countRecoveryCodes,
  factorsOf,
  findTotp,
  hasSecondFactor,
  listPasskeys,
  type PasskeyRow,
  spendTotpStep,
  storeRecoveryCodes,
  storeTotp,
} from './second-factor.queries.ts';
import { acceptedStep, newTotpSecret, totpAddress } from './totp.ts';

/** What changes of the own second factors need around them. */
export type OwnFactorParts = Pick<
  AdminAccess,
  'db' | 'sessions' | 'now' | 'pacing' | 'demandsSecondFactor' | 'shopName'
>;

/** The admin and the session in which something changes. */
export interface FactorOwner {
  readonly admin: SignedInAdmin;
  readonly token: string;
}

/** A passkey is named by the start of its hash: ids of some keys are longer than an address may be. */
const shortId = ({ credential_id }: Pick<PasskeyRow, 'credential_id'>): string =>
  createHash('sha256').update(credential_id).digest('hex').slice(0, 16);

/** The second factors of an admin. */
export async function readFactors(
  { db, sessions, demandsSecondFactor }: OwnFactorParts,
  { admin, token }: FactorOwner,
): Promise<SecondFactorState> {
  const passkeys = await listPasskeys(db, admin.id);
  return {
    totp: (await factorsOf(db, admin.id)).totp,
    passkeys: passkeys.map((row) => ({
      id: shortId(row),
      name: row.name,
      createdAt: row.created_at,
      usedAt: row.used_at,
    })),
    recoveryCodesLeft: await countRecoveryCodes(db, admin.id),
    isDemanded: demandsSecondFactor,
    needsPassword: !(await sessions.isConfirmed(token)),
  };
}

/** Starts with an authenticator app: its secret, which counts once a first code is entered. */
export async function startTotp({ db, now, shopName }: OwnFactorParts, { admin }: FactorOwner) {
  if ((await factorsOf(db, admin.id)).totp) throw adminFault({ code: 'totp-exists' });
  const secret = newTotpSecret();
  await storeTotp(db, { adminId: admin.id, secret, now: now() });
  return { secret, address: totpAddress(secret, admin.username, shopName) };
}

/** Confirms the app by its first code; gives recovery codes with the first factor. */
export async function confirmTotp(
  parts: OwnFactorParts,
  owner: FactorOwner,
  text: string,
): Promise<readonly string[] | null> {
  const { db, now, pacing } = parts;
  const { admin } = owner;
  const counted = await pacing.enter(`${admin.username}/new app`, { name: 'session', isKnown: true });
  const totp = await findTotp(db, admin.id);
  if (totp === null || totp.confirmed_at !== null) throw adminFault({ code: 'second-factor-unknown' });
  const code = readSecondFactorCode(text);
  const step = code?.kind === 'totp' ? acceptedStep(totp.secret, code.code, now(), totp.last_step) : null;
  if (step === null) throw adminFault({ code: 'second-factor-wrong' });
  return db.transaction().execute(async (transaction) => {
    const isFirst = !(await hasSecondFactor(transaction, admin.id));
    const use = { adminId: admin.id, before: totp.last_step, step, now: now() };
    if (!(await spendTotpStep(transaction, use))) throw adminFault({ code: 'second-factor-wrong' });
    await pacing.succeed(transaction, counted);
    return afterAdding(parts, transaction, owner, { action: 'totp-added', isFirst });
  });
}

/** Stores a new passkey; gives its id, and recovery codes with the first factor. */
export async function addPasskey(
  parts: OwnFactorParts,
  owner: FactorOwner,
  party: RelyingParty,
  { name, response }: z.infer<typeof passkeyBody>,
) {
  const { db, sessions, now } = parts;
  const challenge = await sessions.takeChallenge(owner.token);
  const created = challenge === null ? null : await readCreation(party, challenge, response);
  if (created === null) throw adminFault({ code: 'passkey-wrong' });
  return db.transaction().execute(async (transaction) => {
    const isFirst = !(await hasSecondFactor(transaction, owner.admin.id));
    const { id, publicKey, counter, transports } = created;
    const added = await transaction
      .insertInto('admin_passkey')
      .values({
        credential_id: id,
        admin_id: owner.admin.id,
        public_key: publicKey,
        counter,
        transports,
        name,
        created_at: now(),
        used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirst();
    if (Number(added.numInsertedOrUpdatedRows ?? 0) === 0) throw adminFault({ code: 'passkey-wrong' });
    const recoveryCodes = await afterAdding(parts, transaction, owner, { action: 'passkey-added', isFirst });
    return { id: shortId({ credential_id: id }), recoveryCodes };
  });
}

/** Browsers that logged in without the new factor end; the first factor comes with recovery codes. */
async function afterAdding(
  { sessions, now }: OwnFactorParts,
  transaction: Kysely<Tables>,
  { admin, token }: FactorOwner,
  { action, isFirst }: { readonly action: string; readonly isFirst: boolean },
): Promise<readonly string[] | null> {
  await note(transaction, admin, action, now());
  if (!isFirst) return null;
  await sessions.closeOthers(admin.id, token, transaction);
  const codes = newRecoveryCodes();
  await storeRecoveryCodes(transaction, admin.id, codes, now());
  return codes.map(recoveryCodeText);
}

/** Removes the authenticator app. */
export const removeTotp = (parts: OwnFactorParts, owner: FactorOwner): Promise<void> =>
  removeFactor(parts, owner, 'totp-removed', async (transaction) => {
    const result = await transaction
      .deleteFrom('admin_totp')
      .where('admin_id', '=', owner.admin.id)
      .executeTakeFirst();
    return result.numDeletedRows > 0n;
  });

/** Removes one passkey by the id that {@link readFactors} gives. */
export const removePasskey = (parts: OwnFactorParts, owner: FactorOwner, id: string): Promise<void> =>
  removeFactor(parts, owner, 'passkey-removed', async (transaction) => {
    const rows = await listPasskeys(transaction, owner.admin.id);
    const row = rows.find((passkey) => shortId(passkey) === id);
    if (row === undefined) return false;
    await transaction.deleteFrom('admin_passkey').where('credential_id', '=', row.credential_id).execute();
    return true;
  });

/** Removes a factor, but not the last one where the owner asks for one; without any the codes go too. */
function removeFactor(
  { db, now, demandsSecondFactor }: OwnFactorParts,
  { admin }: FactorOwner,
  action: string,
  remove: (transaction: Kysely<Tables>) => Promise<boolean>,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    if (!(await remove(transaction))) throw adminFault({ code: 'second-factor-unknown' });
    await note(transaction, admin, action, now());
    if (await hasSecondFactor(transaction, admin.id)) return;
    if (demandsSecondFactor) throw adminFault({ code: 'second-factor-demanded' });
    await clearSecondFactors(transaction, admin.id);
  });
}

/** Gives new recovery codes; the earlier ones end. */
export async function renewRecoveryCodes(
  { db, now }: OwnFactorParts,
  { admin }: FactorOwner,
): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  await db.transaction().execute(async (transaction) => {
    if (!(await hasSecondFactor(transaction, admin.id))) throw adminFault({ code: 'second-factor-unknown' });
    await storeRecoveryCodes(transaction, admin.id, codes, now());
    await note(transaction, admin, 'recovery-codes-renewed', now());
  });
  return codes.map(recoveryCodeText);
}

const note = (transaction: Kysely<Tables>, { id, username }: SignedInAdmin, action: string, at: number) =>
  recordActions(transaction, [
    {
      at,
      actor: username,
      action,
      subject: { kind: 'admin', id, name: username },
      before: null,
      after: null,
    },
  ]);
