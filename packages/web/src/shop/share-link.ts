import { shortLinkAnswer, shortLinkPaths } from '@pp-tools/domain/contract';
import type { SharedTool } from '@pp-tools/domain/sharing';
import { copyText } from '../platform/clipboard.ts';
import { call } from '../platform/http-client.ts';
import { notify } from '../platform/notices.ts';
import { sayOnPage } from '../platform/page-event.ts';
import { shareTexts } from '../texts/share-texts.ts';

/** A state of a tool that can travel. */
export interface Shareable {
  readonly tool: SharedTool;
  /** Query of the address that carries all of it, without "?". */
  readonly query: string;
  /** The address to use where no short one can be made. */
  readonly longAddress: string;
}

/** A visitor waits no longer than this for the short form. */
const patienceMilliseconds = 4000;

/** A short address of a state; null where the server cannot be reached or refuses. */
export async function shortAddressOf({ tool, query }: Shareable, note = ''): Promise<string | null> {
  try {
    const answer = await call(shortLinkPaths.make, shortLinkAnswer, {
      method: 'POST',
      body: { tool, query, note },
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    return window.location.origin + answer.data.path;
  } catch {
    return null;
  }
}

/** Long enough to mark the address and copy it. */
const byHandMilliseconds = 60_000;
/** A longer address fills the window. */
const longestToRead = 300;

/** The browser refused to copy: the address is there to copy by hand. */
export const sayAddress = (address: string): number =>
  notify(address.length > longestToRead ? shareTexts.copyFailedLong : shareTexts.copyFailed(address), {
    tone: 'error',
    duration: byHandMilliseconds,
  });

/**
 * Puts the address of a state on the clipboard, short where that is possible; says what else the visitor should know
 * as `done`. The state may still be on its way: browsers let a page copy only while the press lasts.
 */
export async function copyShared(
  state: Shareable | Promise<Shareable>,
  done: string = shareTexts.copied,
): Promise<void> {
  sayOnPage({ name: 'share' });
  let isShort = false;
  const address = Promise.resolve(state).then(async (ready) => {
    const short = await shortAddressOf(ready);
    isShort = short !== null;
    return short ?? ready.longAddress;
  });
  if (!(await copyText(address))) sayAddress(await address);
  else if (!isShort && done === shareTexts.copied) notify(shareTexts.longCopied, { tone: 'success' });
  else notify(done, { tone: 'success' });
}
