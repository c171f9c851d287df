import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';

/** A Chromium of the machine when PP_CHROMIUM names one, else the one packed inside the npm package. */
export async function browserExecutable(): Promise<string> {
  const own = process.env.PP_CHROMIUM;
  return own && existsSync(own) ? own : await chromium.executablePath();
}

/** Works as root and in containers, and asks nothing of the outside world. */
export const browserArguments: string[] = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--font-render-hinting=none',
];
