import type { AdminRole } from '@pp-tools/domain/admin';

/** Words of the list of admins. */
export const adminListTexts = {
  title: 'Admins',
  intro: 'Who can log in, what each may do, and where each is logged in.',
  loading: 'Loading the admins…',
  failed: 'The admins could not be loaded.',
  failedHelp: 'Your connection may be down, or your session has ended.',
  changeFailed: 'That did not work. Please try again.',
  unreachable: 'The server does not answer. Check your connection and try again.',
  self: 'You',
  role: 'Role',
  of: (name: string) => `of ${name}`,
  lastLogin: (when: string) => `Last login ${when}`,
  noLogin: 'No login yet',
  added: (when: string) => `added ${when}`,
  twoSteps: 'two-step login',
  oneStep: 'password only',
  noSessions: 'Not logged in anywhere.',
  session: (browser: string, when: string, address: string) =>
    `${browser}, last used ${when}, from ${address}`,
  lastOwner: 'The only owner. Make another admin an owner before you change or remove this one.',
  endSessions: 'End sessions',
  endSessionsOf: (name: string) => `End all sessions of ${name}`,
  sessionsEnded: (name: string) => `${name} is signed out everywhere.`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  roleChanged: (name: string, role: string) => `The role of ${name} is now ${role.toLowerCase()}.`,
  removed: (name: string) => `${name} was removed.`,
  cancel: 'Cancel',
  close: 'Close',
} as const;

/** What each role may do, in a line. */
export const roleTexts: Readonly<Record<AdminRole, string>> = {
  owner: 'Everything, and the list of admins.',
  staff: 'Catalogue, shipments, counter and quotes.',
  editor: 'Wheelsets and the catalogue, nothing else.',
  clerk: 'Orders and their shipments, nothing else.',
};

/** Words of the questions before something that is hard to undo. */
export const adminQuestionTexts = {
  removeTitle: (name: string) => `Remove ${name}?`,
  remove:
    'All sessions end at once and the login stops working. What this admin did stays in the audit trail.',
  removeButton: 'Yes, remove',
  stepDownTitle: 'Give up the role of owner?',
  stepDown: (role: string) =>
    `You will be ${role.toLowerCase()} and cannot open this page any more. Another owner can make you an owner again.`,
  stepDownButton: 'Yes, change my role',
} as const;

/** Words of invitations. */
export const invitationTexts = {
  open: 'Invite an admin',
  title: 'Invite an admin',
  name: 'Username',
  nameHint: 'The name for the login. The password is chosen by the person you invite.',
  nameMissing: 'Enter a username.',
  send: 'Make the link',
  readyTitle: 'Send this link',
  ready: (name: string, until: string) =>
    `Send it to ${name} in a message that only they read. It works once, until ${until}, and is shown only now.`,
  link: 'Link',
  copy: 'Copy',
  copied: 'The link was copied.',
  copyFailed: 'The link could not be copied. Select and copy it by hand.',
  waiting: 'Invitations',
  until: (role: string, by: string, when: string) => `${role}, invited by ${by}, works until ${when}`,
  expired: (role: string, by: string, when: string) => `${role}, invited by ${by}, expired ${when}`,
  withdraw: 'Withdraw',
  withdrawOf: (name: string) => `Withdraw the invitation of ${name}`,
  withdrawn: (name: string) => `The invitation of ${name} was withdrawn.`,
  acceptTitle: 'Welcome',
  accept: (name: string, role: string) =>
    `You are invited as ${role.toLowerCase()}. Your username is ${name}. Choose a password.`,
  password: 'Password',
  acceptButton: 'Save and go to the login',
  noToken: 'The link is not complete. Open it again from the message that you were sent.',
  failed: 'That did not work. Please try again.',
  over: 'This invitation cannot be used',
  toLogin: 'Go to the login',
  unreachable: 'The server does not answer. Check your connection and try again.',
} as const;
