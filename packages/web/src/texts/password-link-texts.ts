/** Words of the two pages for a lost password. */
export const passwordLinkTexts = {
  forgot: 'Forgot password?',
  forgotTitle: 'Forgot your password?',
  mail: 'Email address',
  mailHint: 'The address in "Your account". Without one there, ask the owner to reset your password.',
  send: 'Send a link',
  sent: 'If the address belongs to an account, a link is on its way. It works once, for 30 minutes.',
  toLogin: 'Back to the login',
  newTitle: 'Set a new password',
  newPassword: 'New password',
  save: 'Set password',
  saved: 'Your new password is set, and all sessions have ended. Log in with it now.',
  logIn: 'Go to the login',
  noToken: 'This page opens with the link from the mail. Ask for a new link if you do not have it.',
  askAgain: 'Ask for a new link',
  failed: 'That did not work. Please try again.',
  unreachable: 'The server does not answer. Check your connection and try again.',
} as const;
