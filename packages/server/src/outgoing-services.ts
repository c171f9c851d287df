import type { Config } from './config.ts';
import { noServices, type OutgoingServices } from './features/outgoing/outgoing-parts.ts';
import { eventWebhook } from './providers/outgoing/event-webhook.ts';

/** The ways out that the configuration names; nothing of mail is loaded without a mail server. */
export async function openOutgoingServices({ webhook, mail }: Config): Promise<OutgoingServices> {
  const postEvent =
    webhook === null ? noServices.postEvent : eventWebhook(new URL(webhook.url), webhook.secret);
  if (mail === null) return { postEvent, sendMail: noServices.sendMail };
  const { mailSender } = await import('./providers/outgoing/mail-sender.ts');
  return { postEvent, sendMail: mailSender(mail.smtpUrl, mail.from) };
}
