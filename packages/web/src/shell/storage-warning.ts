import { onStorageFault } from '../platform/browser-storage.ts';
import { notify } from '../platform/notices.ts';
import { shellTexts } from '../texts/shell-texts.ts';

/** Says once in a visit that this browser keeps nothing; the failures themselves stay quiet. */
export function warnOnceWhenNothingIsKept(): void {
  const stop = onStorageFault(() => {
    stop();
    notify(shellTexts.notKept, { duration: 8000 });
  });
}
