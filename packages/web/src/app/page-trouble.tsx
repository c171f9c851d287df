import { Trouble } from '../ui/load-state.tsx';

/** A fault of ours while showing a page: said plainly, with the way back. */
export function PageTrouble({ reset }: { readonly reset: () => void }) {
  return (
    <Trouble
      title="Something went wrong on this page"
      onRetry={reset}
      more={<a href="/">Go to the home page</a>}
    >
      The page met a fault that we did not foresee. What you entered is kept in this browser.
    </Trouble>
  );
}
