import { shellTexts } from '../texts/shell-texts.ts';
import { Trouble } from '../ui/load-state.tsx';

// Browsers remember a module that failed, so only a new page really asks again.
/** A screen whose code did not come, with a retry. */
export const NotLoaded = () => (
  <Trouble title={shellTexts.notLoaded.title} onRetry={() => window.location.reload()}>
    {shellTexts.notLoaded.text}
  </Trouble>
);
