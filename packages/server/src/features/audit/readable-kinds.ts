import { type AdminRole, mayDo, type StaffRight } from '@pp-tools/domain/admin';

/** The right that each kind of subject belongs to; a kind that is missing is for owners. */
const rightOfKind: Readonly<Record<string, StaffRight>> = {
  wheelset: 'catalogue',
  refresh: 'catalogue',
  'link-check': 'catalogue',
  catalogue: 'catalogue',
  'catalogue-import': 'catalogue',
  order: 'shipments',
  upload: 'shipments',
  link: 'customers',
  quote: 'customers',
};

/** The kinds of subjects that a role reads in the audit trail; null reads all. */
export const readableKinds = (role: AdminRole): readonly string[] | null =>
  mayDo(role, 'administration')
    ? null
    : Object.entries(rightOfKind).flatMap(([kind, right]) => (mayDo(role, right) ? [kind] : []));
