const largestInfo = 2 * 1024 * 1024;

/** What carriers tell about the buyer is not ours to keep. */
const privateKeys = new Set([
  'street',
  'coordinates',
  'recipient_address',
  'consignee',
  'phone_number',
  'phone_number_last_4',
  'email',
  'cpf_or_cnpj',
]);

/** The text of a provider document as it is stored, without the buyer's data; null when it is absurdly large. */
export function storedInfo(trackInfo: unknown): string | null {
  const text = JSON.stringify(trackInfo, (key, value) => (privateKeys.has(key) ? undefined : value)) ?? '';
  return text === '' || text.length > largestInfo ? null : text;
}
