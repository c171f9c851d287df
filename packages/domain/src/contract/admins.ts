import { z } from 'zod';
import { adminRoles } from '../admin/public.ts';
import { answerOf } from './answers.ts';
import { openSessionSchema } from './auth.ts';

/** Paths of the list of admins, for owners. */
export const adminsPaths = {
  list: '/api/staff/admins',
  one: '/api/staff/admins/:id',
  role: '/api/staff/admins/:id/role',
  sessions: '/api/staff/admins/:id/sessions',
  invite: '/api/staff/admin-invitations',
  invitation: '/api/staff/admin-invitations/:id',
} as const;

/** Paths of those who were invited; the token of the link opens them. */
export const invitationPaths = { look: '/auth/invitation', accept: '/auth/invitation/accept' } as const;

const role = z.enum(adminRoles);

const listedAdmin = z.object({
  id: z.number(),
  username: z.string(),
  role,
  createdAt: z.number(),
  /** When the last session was opened; null when none was since this is noted. */
  signedInAt: z.number().nullable(),
  hasSecondFactor: z.boolean(),
  /** The one who asks. */
  isSelf: z.boolean(),
  sessions: z.array(openSessionSchema),
});
/** An admin as owners see it; instants in milliseconds since 1970. */
export type ListedAdmin = z.infer<typeof listedAdmin>;

const listedInvitation = z.object({
  id: z.number(),
  username: z.string(),
  role,
  invitedBy: z.string(),
  createdAt: z.number(),
  expiresAt: z.number(),
  isExpired: z.boolean(),
});
/** An invitation that nobody has accepted yet. */
export type ListedInvitation = z.infer<typeof listedInvitation>;

/** `GET /api/staff/admins`: by name. */
export const adminsAnswer = answerOf(
  z.object({ admins: z.array(listedAdmin), invitations: z.array(listedInvitation) }),
);
/** What {@link adminsAnswer} carries. */
export type AdminList = z.infer<typeof adminsAnswer>['data'];

/** Number of an admin or of an invitation in its path. */
export const adminParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
/** Body of `PUT /api/staff/admins/{id}/role`. */
export const roleBody = z.object({ role });
/** Body of `POST /api/staff/admin-invitations`. */
export const inviteBody = z.object({ username: z.string().max(400), role });
/** `POST /api/staff/admin-invitations`, 201: the token of the link, which is given this one time. */
export const inviteAnswer = answerOf(
  z.object({ username: z.string(), token: z.string(), expiresAt: z.number() }),
);
/** What {@link inviteAnswer} carries. */
export type FreshInvitation = z.infer<typeof inviteAnswer>['data'];

/** What a change of the list of admins answers. */
export const adminsDoneAnswer = answerOf(z.null());

const token = z.string().min(1).max(100);
/** Body of `POST /auth/invitation`. */
export const invitationBody = z.object({ token });
/** `POST /auth/invitation`: who is invited, and as what. */
export const invitationAnswer = answerOf(z.object({ username: z.string(), role }));
/** Body of `POST /auth/invitation/accept`. */
export const acceptInvitationBody = z.object({ token, newPassword: z.string().max(400) });
