import { notify } from '../platform/notices.ts';
import { doneUnread } from '../texts/shell-texts.ts';

/** Says that an action was done although its answer could not be read, and offers to reload the page. */
export const notifyDone = (): number =>
  notify(doneUnread.text, {
    tone: 'success',
    duration: 10_000,
    action: { label: doneUnread.reload, run: () => window.location.reload() },
  });
