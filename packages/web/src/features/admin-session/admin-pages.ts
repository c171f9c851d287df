import { type AdminRole, mayDo, type StaffRight } from '@pp-tools/domain/admin';
import { adminTexts } from '../../texts/admin-texts.ts';

interface AdminPage {
  readonly path: string;
  readonly label: string;
  readonly right: StaffRight;
}

/** The pages of the admin area in the order of the menu, and what each needs. */
const adminPages = [
  { path: '/ppauth/admin/wheelsets', label: adminTexts.wheelsets, right: 'catalogue' },
  { path: '/ppauth/admin/catalogue', label: adminTexts.catalogue, right: 'catalogue' },
  { path: '/ppauth/admin/tracking', label: adminTexts.tracking, right: 'shipments' },
  { path: '/ppauth/admin/counter', label: adminTexts.counter, right: 'customers' },
  { path: '/ppauth/admin/quotes', label: adminTexts.quotes, right: 'customers' },
  { path: '/ppauth/admin/admins', label: adminTexts.admins, right: 'administration' },
] as const satisfies readonly AdminPage[];

/** The pages that a role opens. */
export const pagesOf = (role: AdminRole): readonly (typeof adminPages)[number][] =>
  adminPages.filter(({ right }) => mayDo(role, right));

/** Whether a role may see the page at an address; pages without an entry are for everyone who is signed in. */
export function mayOpen(role: AdminRole, pathname: string): boolean {
  const page = adminPages.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return page === undefined || mayDo(role, page.right);
}
