import { z } from 'zod';
import { adminRoles } from '../admin/public.ts';
import { answerOf } from './answers.ts';

/** Paths of registration, login and session. */
export const authPaths = {
  register: '/auth/register',
  login: '/auth/login',
  check: '/auth/checkAuth',
  logout: '/auth/logout',
  password: '/auth/password',
  sessions: '/auth/sessions',
  session: '/auth/sessions/:id',
  forgotPassword: '/auth/forgotPassword',
  newPassword: '/auth/newPassword',
  mail: '/auth/mail',
} as const;

/** Where a login leads when the visitor came from nowhere in particular. */
export const adminHomePath = '/ppauth/admin';

// The upper limits only keep bodies small; the rules themselves are the domain's and answer with their own words.
const text = z.string().max(400);

/** Body of `POST /auth/login`. */
export const loginBody = z.object({ username: text.min(1), password: text.min(1) });
/** Body of `POST /auth/register`. */
export const registerBody = z.object({ username: text, password: text, adminCode: text });

/** Body of `POST /auth/password`. */
export const passwordBody = z.object({ currentPassword: text.min(1), newPassword: text });

/** Body of `POST /auth/forgotPassword`. */
export const forgotPasswordBody = z.object({ mail: z.email().max(200) });
/** Body of `POST /auth/newPassword`: the token of the link that was mailed. */
export const newPasswordBody = z.object({ token: z.string().min(1).max(100), newPassword: text });

const ownMail = z.object({
  /** Null receives nothing. */
  address: z.email().max(200).nullable(),
  wantsException: z.boolean(),
  wantsDelivered: z.boolean(),
  wantsRefresh: z.boolean(),
});
/** The mail address of an admin and which notices go there. */
export type OwnMail = z.infer<typeof ownMail>;
/** Body of `PUT /auth/mail`. */
export const ownMailBody = ownMail;
/** `GET /auth/mail`. */
export const ownMailAnswer = answerOf(
  ownMail.extend({
    /** The owner has set up a mail server. */
    isAvailable: z.boolean(),
    /** The password must be entered again before the address changes. */
    needsPassword: z.boolean(),
  }),
);
/** What {@link ownMailAnswer} carries. */
export type OwnMailState = z.infer<typeof ownMailAnswer>['data'];

/** Which second steps an admin can take after the password; a code is of an app or a recovery code. */
const secondStep = z.object({ code: z.boolean(), passkey: z.boolean() });
/** The second step that a login asks for. */
export type SecondStepWire = z.infer<typeof secondStep>;

/** `POST /auth/login`, 200. With a second step there is no session yet. */
export const loginAnswer = answerOf(
  z.object({ redirectPath: z.string(), secondStep: secondStep.optional() }),
);
/** `POST /auth/register`, 201. */
export const registerAnswer = answerOf(z.object({ username: z.string() }));
/** `GET /auth/checkAuth`, 200: who is signed in. */
export const checkAuthAnswer = answerOf(
  z.object({
    username: z.string(),
    /** Absent at servers from before roles, which let every admin do everything. */
    role: z.enum(adminRoles).optional(),
    /** The owner asks for a second factor and this admin has none yet: nothing else is open. */
    mustAddSecondFactor: z.boolean().optional(),
  }),
);
/** `POST /auth/logout`, 200. */
export const logoutAnswer = answerOf(z.null());
/** `POST /auth/password`, 200. */
export const passwordAnswer = answerOf(z.null());

/** Name of a session in its path. */
export const sessionParams = z.object({ id: z.string().regex(/^[0-9a-f]{16}$/) });

/** One entry of the list of sessions. */
export const openSessionSchema = z.object({
  id: z.string(),
  openedAt: z.number(),
  usedAt: z.number(),
  address: z.string(),
  agent: z.string(),
  isCurrent: z.boolean(),
});
/** An open session: since when, last used when (milliseconds since 1970), from where and with which browser. */
export type OpenSessionWire = z.infer<typeof openSessionSchema>;

/** `GET /auth/sessions`: the own ones. */
export const sessionsAnswer = answerOf(z.object({ sessions: z.array(openSessionSchema) }));
/** `DELETE /auth/sessions`: how many ended. */
export const sessionsEndedAnswer = answerOf(z.object({ ended: z.number() }));
