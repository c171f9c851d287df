/** Paths of orders and their tracking (specification, section 7); those after the blank line are additions. */
export const orderPaths = {
  list: '/ordertracking',
  one: '/ordertracking/:id',
  bulk: '/ordertracking/bulk',
  register: '/ordertracking/register/:id',
  update: '/ordertracking/update/:id',
  tracking: '/ordertracking/tracking/:trackingNumber',
  delete: '/ordertracking/delete',
  addNumber: '/ordertracking/addTrackingNumber',
  changeNumber: '/ordertracking/updateTrackingNumber',

  export: '/ordertracking/export',
  bulkCheck: '/ordertracking/bulk/check',
  revision: '/ordertracking/revision',
  history: '/ordertracking/:id/history',
  carrier: '/ordertracking/carrier',
  phone: '/ordertracking/phone',
  extraInfo: '/ordertracking/extra-info',
  control: '/ordertracking/control',
  controls: '/ordertracking/controls',
  quota: '/ordertracking/quota',
  records: '/ordertracking/records/:trackingNumber',
  counts: '/ordertracking/counts',
  undelete: '/ordertracking/undelete',
  runs: '/ordertracking/runs',
  run: '/ordertracking/runs/:id',
  webhook: '/ordertracking/webhook',
} as const;

/** Fills the one parameter of a path pattern. */
export const orderPath = (pattern: string, parameter: string): string =>
  pattern.replace(/:\w+/, () => encodeURIComponent(parameter));
