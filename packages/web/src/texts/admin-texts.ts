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
  passwordHint: 'At least 10 characters. A few words in a row are easy to keep in mind and hard to guess.',
  adminCodeHint: 'The owner of the shop gives it to you.',
  loginRefused: 'Invalid username or password. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
  shell: 'Admin',
  drawer: 'Admin pages',
  wheelsets: 'Wheelsets Data',
  tracking: 'Tracking Info',
  logout: 'Log out',
  logoutFailed: 'You could not be logged out. Check your connection and try again.',
  required: (label: string) => `Enter your ${label.toLowerCase()}.`,
  adminCodeRequired: 'Enter the admin code.',
} as const;
