import { Secret, TOTP } from 'otpauth';

const stepMilliseconds = 30_000;

// What every authenticator app understands: RFC 6238 with SHA-1, six figures and 30 seconds.
const generator = (secret: string, label = '', issuer = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });

/** A new secret of 160 random bits in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that a QR code carries into an app. */
export const totpAddress = (secret: string, username: string, shop: string): string =>
  generator(secret, username, shop).toString();

/**
 * The time step of a code that is right now, one step early or late; null for a wrong code and for one of a step that
 * was used already. A used step far ahead comes from a clock that has been corrected since and counts no more.
 */
export function acceptedStep(secret: string, code: string, now: number, lastStep: number): number | null {
  const distance = generator(secret).validate({ token: code, timestamp: now, window: 1 });
  if (distance === null) return null;
  const current = Math.floor(now / stepMilliseconds);
  const step = current + distance;
  return step > lastStep || lastStep > current + 1 ? step : null;
}
