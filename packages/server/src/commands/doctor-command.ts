import { readConfig } from '../config.ts';
import { configuredSheet, openConfiguredDatabase } from '../start.ts';
import { examine } from './doctor.ts';
import { commandLog } from './with-database.ts';

const marks = { good: '✓', attention: '!', bad: '✗' } as const;

/** Prints what every check found; something bad makes the command fail. It changes nothing. */
export async function runDoctor(): Promise<void> {
  const config = readConfig(process.env);
  const database = openConfiguredDatabase(config, commandLog);
  try {
    const greetMail = async () => {
      if (config.mail === null) return;
      const { greetMailServer } = await import('../providers/outgoing/mail-sender.ts');
      await greetMailServer(config.mail.smtpUrl);
    };
    const parts = { config, database, sheet: configuredSheet(config), now: Date.now, greetMail };
    const findings = await examine(parts);
    for (const { subject, state, text } of findings) console.log(`${marks[state]} ${subject}: ${text}`);
    if (findings.some(({ state }) => state === 'bad')) process.exitCode = 1;
  } finally {
    await database.close();
  }
}
