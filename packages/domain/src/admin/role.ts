/**
 * What an admin may be in the shop. `owner`: everything; `staff`: the daily work on catalogue, shipments and customers;
 * `editor`: the catalogue alone; `clerk`: shipments alone.
 */
export const adminRoles = ['owner', 'staff', 'editor', 'clerk'] as const;
/** One of {@link adminRoles}. */
export type AdminRole = (typeof adminRoles)[number];

/**
 * What a role opens. `account`: the own login; `catalogue`: wheelsets and the lists of the builder; `shipments`: orders
 * and their tracking; `customers`: what visitors share and ask; `administration`: admins, storage and messages.
 */
export const staffRights = ['account', 'catalogue', 'shipments', 'customers', 'administration'] as const;
/** One of {@link staffRights}. */
export type StaffRight = (typeof staffRights)[number];

const rightsOf: Readonly<Record<AdminRole, readonly StaffRight[]>> = {
  owner: staffRights,
  staff: ['account', 'catalogue', 'shipments', 'customers'],
  editor: ['account', 'catalogue'],
  clerk: ['account', 'shipments'],
};

/** Whether a role includes a right. */
export const mayDo = (role: AdminRole, right: StaffRight): boolean => rightsOf[role].includes(right);

/** The roles as people call them. */
export const roleNames: Readonly<Record<AdminRole, string>> = {
  owner: 'Owner',
  staff: 'Shop staff',
  editor: 'Catalogue editor',
  clerk: 'Shipment clerk',
};

/** A word as a role; null when it is none. */
export const readRole = (text: string): AdminRole | null => adminRoles.find((role) => role === text) ?? null;
