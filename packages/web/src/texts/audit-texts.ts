/** What an entry of the audit trail says that somebody did. */
export const auditDeeds: ReadonlyMap<string, string> = new Map([
  ['wheelset-created', 'added'],
  ['wheelset-changed', 'changed'],
  ['wheelset-deleted', 'deleted'],
  ['wheelset-restored', 'brought back'],
  ['wheelsets-refresh', 'refreshed all wheelsets from'],
  ['links-checked', 'had the links checked:'],
  ['password-changed', 'changed the password of'],
  ['wheelsets-rollback', 'rolled all wheelsets back to'],
]);
