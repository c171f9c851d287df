import type { PasswordFault, UsernameFault } from '@pp-tools/domain/admin';
import { RequestFault } from '../../http/problems.ts';

/** What can be wrong with a login or a registration. */
export type AdminFault =
  | PasswordFault
  | UsernameFault
  | { readonly code: 'login-refused' }
  | { readonly code: 'password-wrong' }
  | { readonly code: 'password-same' }
  | { readonly code: 'admin-code-wrong' }
  | { readonly code: 'username-taken' }
  | { readonly code: 'session-unknown' }
  | { readonly code: 'second-factor-wrong' }
  | { readonly code: 'second-step-over' }
  | { readonly code: 'second-factor-needed' }
  | { readonly code: 'second-factor-demanded' }
  | { readonly code: 'second-factor-unknown' }
  | { readonly code: 'totp-exists' }
  | { readonly code: 'passkey-wrong' }
  | { readonly code: 'passkey-address' }
  | { readonly code: 'password-needed' }
  | { readonly code: 'admin-unknown' }
  | { readonly code: 'last-owner' }
  | { readonly code: 'invitation-unknown' }
  | { readonly code: 'invitation-over' }
  | { readonly code: 'mail-missing' }
  | { readonly code: 'link-over' }
  | { readonly code: 'too-many-attempts'; readonly seconds: number }
  | { readonly code: 'sign-in-busy' };

/** Status and words of every fault, in one table. */
function answerTo(fault: AdminFault): readonly [status: number, text: string] {
  switch (fault.code) {
    case 'login-refused':
      return [401, 'Invalid username or password. Please try again.'];
    case 'password-wrong':
      return [403, 'The current password is not right. Nothing was changed.'];
    case 'password-same':
      return [400, 'The new password is the current one. Please choose another.'];
    case 'admin-code-wrong':
      return [403, 'The admin code is not right. Please ask the owner for it.'];
    case 'username-taken':
      return [409, 'This username is already taken. Please choose another one.'];
    case 'username-length':
      return [400, `The username needs ${fault.min} to ${fault.max} characters.`];
    case 'username-characters':
      return [
        400,
        'The username may hold letters, figures, spaces and . _ @ + - and starts with a letter or figure.',
      ];
    case 'password-length':
      return [400, `The password needs ${fault.min} to ${fault.max} characters.`];
    case 'password-common':
      return [400, 'Many people use this password. Please choose one that is harder to guess.'];
    case 'password-has-username':
      return [400, 'The password must not contain the username.'];
    case 'password-monotonous':
      return [400, 'The password repeats too few characters. Please mix more of them.'];
    case 'password-predictable':
      return [400, 'The password follows a pattern that is easy to guess. Please choose another one.'];
    case 'session-unknown':
      return [404, 'This session has already ended.'];
    case 'second-factor-wrong':
      return [401, 'The code is not right. Enter the newest code of your app, or a recovery code.'];
    case 'second-step-over':
      return [401, 'This login took too long. Please start again with your password.'];
    case 'second-factor-needed':
      return [403, 'The owner asks for two-step login. Please set it up first.'];
    case 'second-factor-demanded':
      return [409, 'The owner asks for two-step login. Add another way before you remove this one.'];
    case 'second-factor-unknown':
      return [404, 'This is not set up any more.'];
    case 'totp-exists':
      return [409, 'An authenticator app is set up already. Remove it before you set up another one.'];
    case 'passkey-wrong':
      return [401, 'The passkey could not be used. Please try again.'];
    case 'passkey-address':
      return [409, 'Passkeys need an address with a name. Open this page by its name instead of its number.'];
    case 'password-needed':
      return [403, 'Please enter your password again.'];
    case 'admin-unknown':
      return [404, 'This admin has been removed already.'];
    case 'last-owner':
      return [409, 'This is the only owner. Make another admin an owner first. Nothing was changed.'];
    case 'invitation-unknown':
      return [404, 'This invitation was accepted or withdrawn already.'];
    case 'invitation-over':
      return [410, 'This invitation has expired or was used. Please ask the owner for a new one.'];
    case 'mail-missing':
      return [404, 'This shop sends no mail. Please ask the owner to reset your password.'];
    case 'link-over':
      return [410, 'This link has expired or was used. Please ask for a new one.'];
    case 'too-many-attempts':
      return [429, `Too many attempts. Please try again in ${waitText(fault.seconds)}.`];
    case 'sign-in-busy':
      return [503, 'Too many people are logging in right now. Please try again in a moment.'];
    default:
      return fault satisfies never;
  }
}

const waitText = (seconds: number): string =>
  seconds < 120 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`;

/** The answer to a fault, to be thrown. */
export function adminFault(fault: AdminFault): RequestFault {
  const [status, text] = answerTo(fault);
  return new RequestFault(status, fault.code, text, {}, 'seconds' in fault ? fault.seconds : null);
}
