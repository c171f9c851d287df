/** Codes of the tracking provider that the product reacts to. Match on the number, never on the text. */
export const providerCodes = {
  addressNotAllowed: -18010001,
  badKey: -18010002,
  internal: -18010003,
  disabled: -18010004,
  notAuthorised: -18010005,
  badValue: -18010011,
  badFormat: -18010012,
  tooMany: -18010014,
  phoneNeeded: -18010020,
  alreadyRegistered: -18019901,
  notRegistered: -18019902,
  carrierUnknown: -18019903,
  dailyLimit: -18019907,
  quotaUsedUp: -18019908,
  onlyStopped: -18019904,
  retrackedBefore: -18019905,
  notTracking: -18019906,
  noTrackingYet: -18019909,
  sameCarrier: -18019803,
  carrierRegistered: -18019809,
} as const;

const stopping = new Set<number>([
  providerCodes.addressNotAllowed,
  providerCodes.badKey,
  providerCodes.internal,
  providerCodes.disabled,
  providerCodes.notAuthorised,
  providerCodes.dailyLimit,
  providerCodes.quotaUsedUp,
]);

/** Whether a fault concerns the account, not the number: going on with a batch would only repeat it. */
export const stopsBatch = (code: number): boolean => stopping.has(code);
