import { createHmac } from 'node:crypto';
import { postJson } from '../tracking/http-call.ts';

const timeoutMilliseconds = 10_000;
const largestBytes = 64 * 1024;

/** The signature of a body at an instant: HMAC-SHA-256 in hex over `<seconds since 1970>.<body>`. */
export function signatureOf(body: string, secret: string, sentAt: number): string {
  const seconds = Math.floor(sentAt / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

/**
 * Posts events to an address of the owner. The header `PP-Signature` proves sender and time, so that a receiver can
 * refuse what is forged or repeated later. Anything but an answer of 2xx throws.
 */
export const eventWebhook =
  (url: URL, secret: string) =>
  async (body: string, sentAt: number): Promise<void> => {
    const outcome = await postJson({
      url,
      headers: { 'user-agent': 'pp-tools', 'pp-signature': signatureOf(body, secret, sentAt) },
      body,
      timeoutMilliseconds,
      largestBytes,
    });
    if (outcome.kind !== 'answered') throw new Error(`The webhook gave no answer (${outcome.kind}).`);
    if (outcome.status < 200 || outcome.status > 299) {
      throw new Error(`The webhook answered ${outcome.status}.`);
    }
  };
