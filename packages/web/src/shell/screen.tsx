import { type ReactNode, Suspense } from 'react';
import { type LoadPart, lazyPart } from '../platform/lazy-part.ts';
import { shellTexts } from '../texts/shell-texts.ts';
import { Loading, Trouble } from '../ui/load-state.tsx';

// Browsers remember a module that failed, so only a new page really asks again.
const NotLoaded = () => (
  <Trouble title={shellTexts.notLoaded.title} onRetry={() => window.location.reload()}>
    {shellTexts.notLoaded.text}
  </Trouble>
);

/** A screen whose code comes when it is first shown; a failure is told with a retry, never a blank page. */
export function lazyScreen(load: LoadPart<object>): () => ReactNode {
  const Screen = lazyPart(load, NotLoaded);
  return () => (
    <Suspense fallback={<Loading />}>
      <Screen />
    </Suspense>
  );
}
