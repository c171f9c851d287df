import { shellTexts } from '../texts/shell-texts.ts';
import { Trouble } from '../ui/load-state.tsx';

/** A fault of ours while showing a page: said plainly, with the way back. */
export function PageTrouble({ reset }: { readonly reset: () => void }) {
  return (
    <Trouble title={shellTexts.fault.title} onRetry={reset} more={<a href="/">{shellTexts.goHome}</a>}>
      {shellTexts.fault.text}
    </Trouble>
  );
}
