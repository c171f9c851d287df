import { createHash, randomBytes } from 'node:crypto';
import { findPasswordFault } from '@pp-tools/domain/admin';
import { z } from 'zod';
import { recordActions } from '../../database/audit.ts';
import { noteMail } from '../../database/outbox.ts';
import { storePasswordHash } from './admin.queries.ts';
import type { AdminAccess } from './admin-access.ts';
import { adminFault } from './admin-texts.ts';
import { mailAddressOf, mailKey } from './own-mail.ts';

const minute = 60_000;
/** How long a link works. */
const linkLasts = 30 * minute;
/** So many links of one admin may be open; who asks again and again fills no mailbox. */
const maxOpenLinks = 3;

/** The kinds of mail that this feature writes when their turn comes. */
export const passwordLinkMail = 'password-link';
/** Tells that a password was changed by a link. */
export const passwordChangedMail = 'password-changed';

/** A plain mail. */
interface PlainMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** What links need around them. */
type PasswordLinkParts = Pick<AdminAccess, 'db' | 'now' | 'passwords' | 'sessions' | 'isCommonPassword'>;
type LinkMailParts = Pick<AdminAccess, 'db' | 'now' | 'shopName' | 'publicUrl'>;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Takes a request for a link. It does the same for every address, known or not: one row of the outbox; the address
 * is looked up when the mail is written, so neither answer nor time gives away who works here.
 */
export const requestPasswordLink = (
  { db, now }: Pick<AdminAccess, 'db' | 'now'>,
  address: string,
): Promise<void> => noteMail(db, { kind: passwordLinkMail, target: address, at: now(), data: {} });

/** Writes the mails with fresh links, one for each admin of the address; the token is stored as a hash only. */
export async function writePasswordLinks(parts: LinkMailParts, target: string): Promise<PlainMail[]> {
  const { db, now, publicUrl, shopName } = parts;
  const at = now();
  const admins = await db
    .selectFrom('admin_mail')
    .innerJoin('admin', 'admin.id', 'admin_mail.admin_id')
    .select(['admin.id', 'admin.username', 'admin_mail.address'])
    .where('address_key', '=', mailKey(target))
    .orderBy('admin.id')
    .execute();
  const mails: PlainMail[] = [];
  for (const { id, username, address } of admins) {
    await db
      .deleteFrom('password_link')
      .where('admin_id', '=', id)
      .where((either) =>
        either.or([
          either('created_at', '<', at - linkLasts),
          // Written while the clock was ahead.
          either('created_at', '>', at + minute),
        ]),
      )
      .execute();
    const open = await db
      .selectFrom('password_link')
      .select('token_hash')
      .where('admin_id', '=', id)
      .execute();
    if (open.length >= maxOpenLinks) continue;
    const token = randomBytes(32).toString('base64url');
    await db
      .insertInto('password_link')
      .values({ token_hash: hashOf(token), admin_id: id, created_at: at })
      .execute();
    // Behind the #: this part of an address reaches no server and no log.
    const link = `${(publicUrl ?? '').replace(/\/$/, '')}/ppauth/newPassword#${token}`;
    const text = [
      `Somebody asked for a new password of "${username}" at ${shopName}.`,
      `Set it within 30 minutes on this page; the link works once:`,
      link,
      'If it was not you, ignore this mail: your password stays as it is.',
    ];
    mails.push({ to: address, subject: `${shopName}: set a new password`, text: `${text.join('\n\n')}\n` });
  }
  return mails;
}

/** Says whose password was changed by a link, to the admin's own address. */
export function writePasswordChanged(shopName: string, data: unknown, to: string): PlainMail[] {
  const { username } = z.object({ username: z.string() }).parse(data);
  const text =
    `The password of "${username}" at ${shopName} was changed with a link from a mail. ` +
    'If it was not you, tell the owner now.\n';
  return [{ to, subject: `${shopName}: your password was changed`, text }];
}

/** Sets a new password by the token of a link. The link is spent, and all sessions of the admin end. */
export async function setPasswordByLink(
  parts: PasswordLinkParts,
  { token, newPassword }: { readonly token: string; readonly newPassword: string },
): Promise<string> {
  const { db, now, passwords, sessions } = parts;
  const at = now();
  const admin = await db
    .selectFrom('password_link')
    .innerJoin('admin', 'admin.id', 'password_link.admin_id')
    .select(['admin.id', 'admin.username'])
    .where('token_hash', '=', hashOf(token))
    .where('password_link.created_at', '>=', at - linkLasts)
    .where('password_link.created_at', '<=', at + minute)
    .executeTakeFirst();
  if (admin === undefined) throw adminFault({ code: 'link-over' });
  const { id, username } = admin;
  const weakness = findPasswordFault(newPassword, { username, isCommon: parts.isCommonPassword });
  if (weakness !== null) throw adminFault(weakness);
  const passwordHash = await passwords.hash(newPassword);
  await db.transaction().execute(async (transaction) => {
    // Of two that use one link at the same moment, one finds it gone.
    const spent = await transaction
      .deleteFrom('password_link')
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst();
    if (spent.numDeletedRows === 0n) throw adminFault({ code: 'link-over' });
    await transaction.deleteFrom('password_link').where('admin_id', '=', id).execute();
    await storePasswordHash(transaction, id, passwordHash);
    await sessions.closeAll(transaction, id);
    const subject = { kind: 'admin', id, name: username };
    const note = { at, actor: username, action: 'password-changed', subject };
    await recordActions(transaction, [{ ...note, before: null, after: null }]);
    const target = await mailAddressOf(transaction, id);
    if (target !== null) {
      await noteMail(transaction, { kind: passwordChangedMail, target, at, data: { username } });
    }
  });
  return username;
}
