import { type AdminRole, mayDo, type StaffRight } from '@pp-tools/domain/admin';
import { useRouteContext } from '@tanstack/react-router';

/** Who is signed in, as the check before each admin page found it. */
export interface StaffSession {
  readonly username: string;
  readonly role: AdminRole;
  /** The owner asks for a second factor and this admin has none yet. */
  readonly mustAddSecondFactor: boolean;
}

/** Says what the signed-in admin may do; for pages below `/ppauth/admin`. */
export function useMayDo(): (right: StaffRight) => boolean {
  const session = useRouteContext({ from: '/ppauth/admin', select: (context) => context.session });
  return (right) => mayDo(session.role, right);
}
