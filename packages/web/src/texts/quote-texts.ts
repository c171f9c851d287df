/** Words of the dialog in which a visitor asks for a quote. */
export const quoteTexts = {
  title: 'Ask for a quote',
  intro: (shop: string) => `${shop} gets what is on your screen with your message and answers by email.`,
  name: 'Name',
  email: 'Email address',
  note: 'Message',
  noteHint: 'Optional: sizes, dates, questions',
  consent: (shop: string) => `${shop} may store my name, email address and message to answer me.`,
  website: 'Leave this empty',
  send: 'Send',
  sending: 'Sending…',
  sent: 'Sent. The shop answers by email.',
  missing: {
    name: 'Enter your name.',
    email: 'Enter an email address such as ana@example.com.',
    consent: 'Tick the box to send.',
  },
  failed: 'This was not sent. Check your connection and send it again.',
  tooMany: 'You have sent several questions. Wait a minute and send again.',
  notLoaded: 'The form could not be loaded. Please try again.',
} as const;
