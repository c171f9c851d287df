import { notify } from '../platform/notices.ts';
import { shellTexts } from '../texts/shell-texts.ts';

/** The offer stays until it is used or dismissed; timers know no longer time than 24 days. */
const offerMilliseconds = 24 * 60 * 60_000;
/** A page that stays open for days asks this often whether there is a new version. */
const checkMilliseconds = 60 * 60_000;

/**
 * Lets the tools go on without a network after this visit. Starts when the page has loaded, so it costs it nothing.
 * A new version waits until the visitor accepts it or has closed all pages: nobody loses what is open.
 */
export function keepWorkingOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser that refuses (private window, blocked storage) simply stays online-only.
  const start = () => void register().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('/service-worker.js');
  worker.addEventListener('waiting', () => {
    notify(shellTexts.newVersion, {
      duration: offerMilliseconds,
      action: {
        label: shellTexts.reload,
        run: () => {
          worker.addEventListener('controlling', () => window.location.reload());
          worker.messageSkipWaiting();
        },
      },
    });
  });
  await worker.register();
  setInterval(() => void worker.update().catch(() => undefined), checkMilliseconds);
}
