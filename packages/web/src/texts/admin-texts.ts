/** Words of the dialog that changes the own password. */
export const passwordTexts = {
  title: 'Change password',
  current: 'Current password',
  next: 'New password',
  cancel: 'Cancel',
  save: 'Change password',
  others: 'Your sessions in other browsers end at once.',
  changed: 'Your password was changed. Other browsers are signed out.',
} as const;

/** Words of login, registration and the admin shell; the quoted ones are the specification's. */
export const adminTexts = {
  login: 'Admin Login',
  loginButton: 'Login',
  registerTitle: 'Admin Registration (Please contact the owner for assistance with registration)',
  registerButton: 'Register',
  toRegister: "Don't have an account? Register here",
  toLogin: 'Already registered? Log in here',
  registered: 'Registration successful. Please login.',
  username: 'Username',
  password: 'Password',
  adminCode: 'adminCode',
  passwordHint:
    'At least 10 characters, without your username. A few words in a row are easy to remember and hard to guess.',
  adminCodeHint: 'The owner of the shop gives it to you.',
  loginRefused: 'Invalid username or password. Please try again.',
  loginHelp:
    'The username and password do not match. Check both. If you forgot the password, ask the owner to reset it.',
  unreachable: 'The server does not answer. Check your connection and try again.',
  account: 'Your account',
  sessions: 'Your sessions',
  unexpected: 'An unexpected error occurred. Please try again.',
  shell: 'Admin',
  drawer: 'Admin pages',
  wheelsets: 'Wheelsets Data',
  catalogue: 'Catalogue',
  tracking: 'Tracking Info',
  counter: 'Counter',
  quotes: 'Quotes',
  admins: 'Admins',
  signedInAs: 'Signed in as',
  closed: 'This page is not part of your role',
  closedWhy: (role: string) =>
    `Your role is ${role}. If you need this page, ask an owner of the shop to change your role.`,
  closedWay: (page: string) => `Go to ${page}`,
  logout: 'Log out',
  logoutFailed: 'You could not be logged out. Check your connection and try again.',
  required: (label: string) => `Enter your ${label.toLowerCase()}.`,
  adminCodeRequired: 'Enter the admin code.',
} as const;

/** Words of the dialog with the own sessions. */
export const sessionTexts = {
  title: 'Your sessions',
  intro: 'Every browser in which you are logged in. End the ones that you do not know.',
  current: 'This browser',
  used: (when: string) => `Last used ${when}`,
  opened: (when: string, address: string) => `Logged in ${when} from ${address}`,
  end: 'End',
  endOf: (name: string) => `End the session of ${name}`,
  endOthers: 'End all others',
  ended: 'The session has ended.',
  othersEnded: 'All other sessions have ended.',
  failed: 'The sessions could not be loaded.',
  failedHelp: 'Your connection may be down, or your session has ended.',
  endFailed: 'The session could not be ended. Please try again.',
  unknownBrowser: 'Unknown browser',
  close: 'Close',
} as const;
