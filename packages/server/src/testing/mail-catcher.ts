import { SMTPServer } from 'smtp-server';

/** A mail server that accepts everything and remembers it. */
export interface MailCatcher {
  /** The mails as they came, unfolded: a long line of a mail is broken by `=` and a new line. */
  readonly mails: readonly string[];
  readonly url: string;
  close(): Promise<void>;
}

const unfolded = (mail: string): string => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');

/** Starts a mail server on a free port. */
export async function catchMail(): Promise<MailCatcher> {
  const mails: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      let text = '';
      stream.setEncoding('utf8');
      stream.on('data', (part: string) => {
        text += part;
      });
      stream.on('end', () => {
        mails.push(unfolded(text));
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = smtp.listen(0, '127.0.0.1', () => {
      const bound = listening.address();
      resolve(typeof bound === 'object' && bound !== null ? bound.port : 0);
    });
  });
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((done) => smtp.close(done)),
  };
}
