/** What an entry of the audit trail says that somebody did. */
export const auditDeeds: ReadonlyMap<string, string> = new Map([
  ['wheelset-created', 'added'],
  ['wheelset-changed', 'changed'],
  ['wheelset-deleted', 'deleted'],
  ['wheelset-restored', 'brought back'],
  ['wheelsets-refresh', 'refreshed all wheelsets from'],
  ['links-checked', 'had the links checked:'],
  ['password-changed', 'changed the password of'],
  ['mail-changed', 'changed the mail address of'],
  ['wheelsets-rollback', 'rolled all wheelsets back to'],
  ['orders-uploaded', 'uploaded'],
  ['delete-number', 'deleted tracking number'],
  ['delete-order', 'deleted'],
  ['undo-deletion', 'undid the deletion of'],
  ['add-number', 'added tracking number'],
  ['change-number', 'changed tracking number'],
  ['change-carrier', 'changed the carrier of'],
  ['change-phone', 'changed the phone digits of'],
  ['stop-tracking', 'stopped tracking'],
  ['retrack', 'restarted tracking'],
  ['delete-at-provider', 'deleted at the provider'],
  ['register', 'registered'],
  ['update', 'updated'],
  ['sync', 'checked in the background'],
  ['push', 'pushed news of'],
  ['link-withdrawn', 'withdrew the short link'],
  ['quote-removed', 'deleted the question for a quote'],
]);

/** Parts of the audit trail that can be shown alone, and the right that shows them. */
export const auditKinds = {
  all: { name: 'Everything', right: 'catalogue' },
  wheelset: { name: 'Wheelsets', right: 'catalogue' },
  refresh: { name: 'Refreshes', right: 'catalogue' },
  order: { name: 'Orders', right: 'shipments' },
  upload: { name: 'Uploads of orders', right: 'shipments' },
  admin: { name: 'Accounts', right: 'administration' },
} as const;

/** Words of the audit trail. */
export const auditTexts = {
  show: 'Show',
  order: 'Order ID',
  automatic: 'Provider and background updates',
  none: 'Nobody has changed anything yet.',
  noMatch: 'No entry fits. Choose Everything or clear the order ID.',
  numberOf: (number: string, order: string) => `${number} (order ${order})`,
  orderNamed: (order: string) => `order ${order}`,
  orders: (count: string) => (count === '1' ? '1 order' : `${count} orders`),
} as const;
