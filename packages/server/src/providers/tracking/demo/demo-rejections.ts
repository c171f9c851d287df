/** What the demo provider says about one parcel: one accepted item, several (a number with two carriers), or none. */
export interface Answered {
  readonly accepted?: readonly object[];
  readonly rejected?: readonly object[];
}

const unregistered = (number: string) =>
  `The tracking number '${number}' does not register, please register first.`;

const codes = {
  format: [-18010012, (number: string) => `The format of '${number}' is invalid.`],
  postalCode: [-18010019, () => 'The postal code is required.'],
  phone: [-18010020, () => 'The phone number is required.'],
  oldCarrierMissing: [-18019801, () => 'The old carrier is required.'],
  sameCarrier: [-18019803, () => 'The new carrier equals the old one.'],
  newCarrierMissing: [-18019804, () => 'The new carrier is required.'],
  changeWhileStopped: [-18019806, () => 'The carrier of a stopped number cannot be changed.'],
  changedTooOften: [-18019807, () => 'The carrier has been changed 5 times.'],
  carrierRegistered: [-18019809, () => 'The new carrier is registered for this number.'],
  noChange: [-18019811, () => 'The data to update is invalid.'],
  registered: [-18019901, (number: string) => `The tracking number '${number}' has been registered.`],
  unregistered: [-18019902, unregistered],
  carrier: [-18019903, () => 'The carrier cannot be detected.'],
  onlyStopped: [-18019904, () => 'Retrack is not allowed. You can only retrack stopped number.'],
  retrackedBefore: [-18019905, () => 'The number has been retracked once.'],
  notTracking: [-18019906, () => 'Only a number that is tracked can be stopped.'],
  daily: [-18019907, () => 'The daily limit is exceeded.'],
  quota: [-18019908, () => 'The quota is not enough.'],
  noInfo: [-18019909, () => 'No tracking information at this time.'],
} as const satisfies Readonly<Record<string, readonly [number, (number: string) => string]>>;

/** The refusal of one parcel, in the provider's form. */
export function rejection(
  item: { readonly number: string; readonly tag?: string | undefined },
  reason: keyof typeof codes,
): Answered {
  const [code, message] = codes[reason];
  const error = { code, message: message(item.number) };
  return { rejected: [{ number: item.number, tag: item.tag ?? null, error }] };
}
