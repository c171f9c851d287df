/** Words of the section on what the shop sends. */
export const noticeTexts = {
  title: 'What the shop sends you',
  intro: 'Notices, and a link if you forget your password.',
  unavailable: 'This shop has no mail server. The owner sets one with SMTP_URL.',
  address: 'Email address',
  addressHint: 'Leave it empty to get no mail.',
  exception: 'A parcel has an exception',
  delivered: 'A parcel was delivered',
  refresh: 'The wheelset spreadsheet has changed and a refresh is waiting',
  which: 'Notices',
  save: 'Save',
  saved: 'Saved.',
} as const;

const messageKinds = new Map([
  ['exception', 'Exception of a parcel'],
  ['delivered', 'Delivered parcel'],
  ['refresh-waiting', 'Waiting refresh'],
  ['quote', 'Question for a quote'],
  ['password-link', 'Link to a new password'],
  ['password-changed', 'Changed password'],
]);

const tableNames = new Map([
  ['shop_order', 'Orders'],
  ['shipment', 'Parcels'],
  ['wheelset', 'Wheelsets'],
  ['audit_entry', 'History of changes'],
  ['provider_push', 'Pushes of the tracking provider'],
  ['tracking_run', 'Background runs'],
  ['wheelset_refresh', 'Wheelset refreshes'],
  ['wheelset_snapshot', 'Wheelsets before a refresh'],
  ['outbox', 'Sent messages'],
  ['quote', 'Questions for a quote'],
  ['admin_session', 'Sessions'],
]);

/** Words of the section on messages that could not be sent. */
export const failedMessageTexts = {
  title: 'Messages that could not be sent',
  intro: 'Given up after many attempts. Send them again when the cause is mended.',
  row: (kind: string, target: string) =>
    `${messageKinds.get(kind) ?? kind}, to ${target === '' ? 'the webhook' : target}`,
  why: (attempts: number, when: string, fault: string) => `${attempts} attempts since ${when}: ${fault}`,
  again: 'Send again',
  againOf: (id: number) => `Send message ${id} again`,
  sending: 'The message is on its way.',
} as const;

/** Words of the section on how much is stored. */
export const storageTexts = {
  title: 'What is stored',
  size: (megabytes: string) => `${megabytes} MB in all.`,
  table: 'Kind',
  nameOf: (table: string) => tableNames.get(table) ?? table,
  rows: 'Rows',
  days: 'Stored for',
  forDays: (days: number) => `${days} days`,
  always: 'no limit',
} as const;
