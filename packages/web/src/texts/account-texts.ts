/** Words of the second step of a login. */
export const secondStepTexts = {
  title: 'Two-step login',
  intro: 'Enter the code that your authenticator app shows, or one of your recovery codes.',
  passkeyIntro: 'Use your passkey, or enter one of your codes.',
  code: 'Code',
  codeHint: 'Six figures from the app, or a recovery code such as abcd-efgh-jkmn-pqrs.',
  codeMissing: 'Enter the code.',
  button: 'Log in',
  passkey: 'Use a passkey',
  passkeyFailed: 'The passkey was not used. Try again, or enter a code.',
  back: 'Start again',
} as const;

/** Words of the page with the own account. */
export const accountTexts = {
  title: 'Your account',
  intro: 'How you log in, and what the shop sends.',
  demanded: 'The owner asks for two-step login. Set it up here; the other pages open afterwards.',
  failed: 'Your account could not be loaded.',
  failedHelp: 'Your connection may be down, or your session has ended.',
  changeFailed: 'That did not work. Please try again.',
  unreachable: 'The server does not answer. Check your connection and try again.',
  cancel: 'Cancel',
  close: 'Close',
} as const;

/** Words of the section on two-step login. */
export const factorTexts = {
  title: 'Two-step login',
  off: 'Off. Only your password protects your account.',
  on: 'On. After your password you are asked for a code or a passkey.',
  app: 'Authenticator app',
  appOff: 'Shows a new code every 30 seconds. Any app works, such as Aegis, 2FAS or Google Authenticator.',
  appOn: 'Set up.',
  setUp: 'Set up an app',
  appRemove: 'Remove the app',
  appRemoved: 'The authenticator app was removed.',
  passkeys: 'Passkeys',
  passkeysOff: 'Log in with your fingerprint, your face, the screen lock or a security key.',
  passkeysNeedName: 'Passkeys need an https address with a name. Open this page by its name to add one.',
  passkeyAdd: 'Add a passkey',
  passkeyAdded: 'The passkey was added.',
  passkeyRemoved: 'The passkey was removed.',
  passkeyFailed: 'The passkey was not added. Please try again.',
  passkeyName: 'Name',
  passkeyNameHint: 'So that you know it again, such as "Work laptop".',
  passkeyNameMissing: 'Enter a name.',
  passkeyNext: 'Continue',
  added: (when: string) => `Added ${when}`,
  used: (when: string) => `last used ${when}`,
  unused: 'not used yet',
  remove: 'Remove',
  removeOf: (name: string) => `Remove the passkey ${name}`,
  codes: 'Recovery codes',
  codesLeft: (count: number) =>
    count === 0
      ? 'None left. Make new ones, or you cannot log in without your device.'
      : `${count} left. Each works once, for the day you do not have your device.`,
  codesNew: 'Make new codes',
} as const;

/** Words of the dialogs around two-step login. */
export const factorDialogTexts = {
  confirmTitle: 'Enter your password again',
  confirmIntro: 'Your password was entered a while ago. Enter it again to change how you log in.',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  confirm: 'Continue',
  appTitle: 'Set up an authenticator app',
  appScan: 'Scan this code with the app on your phone.',
  appQr: 'QR code for the authenticator app',
  appType: 'If you cannot scan it, enter this key by hand:',
  appCode: 'Code from the app',
  appCodeHint: 'The six figures that the app shows now.',
  appCodeMissing: 'Enter the code from the app.',
  appConfirm: 'Turn on',
  appAdded: 'Two-step login is on.',
  codesTitle: 'Your recovery codes',
  codesIntro:
    'Save these codes where you find them without this device. Each opens your account once, after your password. They are shown only now.',
  codesCopy: 'Copy',
  codesCopied: 'The codes were copied.',
  codesCopyFailed: 'The codes could not be copied. Select and copy them by hand.',
  codesSave: 'Save as file',
  codesFile: 'recovery-codes.txt',
  codesDone: 'I have saved them',
  dialogFailed: 'The dialog could not be loaded. Check your connection and try again.',
} as const;
