export { isStrongAdminCode } from './admin-code.ts';
export { type AccountLanes, type LoginTurn, type PlaceTries, paceLogin } from './login-pace.ts';
export { findPasswordFault, type PasswordFault } from './password.ts';
export { safeRedirectPath } from './redirect-path.ts';
export {
  type AdminRole,
  adminRoles,
  mayDo,
  readRole,
  roleNames,
  type StaffRight,
  staffRights,
} from './role.ts';
export {
  readSecondFactorCode,
  recoveryAlphabet,
  recoveryCodeForm,
  recoveryCodeText,
} from './second-factor.ts';
export { readUsername, type UsernameFault, usernameKey } from './username.ts';
