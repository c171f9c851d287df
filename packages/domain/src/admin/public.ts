export { isStrongAdminCode } from './admin-code.ts';
export { findPasswordFault, type PasswordFault } from './password.ts';
export { safeRedirectPath } from './redirect-path.ts';
export { readUsername, type UsernameFault, usernameKey } from './username.ts';
