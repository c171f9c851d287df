import { createTransport } from 'nodemailer';
import type { Mail } from '../../features/outgoing/outgoing-parts.ts';

const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

/** The mail server of an address such as `smtps://name:password@mail.example.com`. */
const transportOf = (smtpUrl: string) =>
  // Texts of the shop name no files and no addresses to fetch; the library must not follow any.
  createTransport({ url: smtpUrl, disableFileAccess: true, disableUrlAccess: true, ...limits });

/** Sends plain mails through a mail server; throws when it does not accept one. */
export function mailSender(smtpUrl: string, from: string): (mail: Mail) => Promise<void> {
  const transport = transportOf(smtpUrl);
  return async (mail) => {
    await transport.sendMail({ from, ...mail });
  };
}

/** Whether the mail server answers and accepts the login; throws with its reason when not. */
export async function greetMailServer(smtpUrl: string): Promise<void> {
  await transportOf(smtpUrl).verify();
}
