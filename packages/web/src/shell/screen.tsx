import { type ReactNode, Suspense } from 'react';
import { type LoadPart, lazyPart } from '../platform/lazy-part.ts';
import { orReload } from '../platform/newer-build.ts';
import { Loading } from '../ui/load-state.tsx';
import { NotLoaded } from './not-loaded.tsx';

/** A screen whose code comes when it is first shown; a failure is told with a retry, never a blank page. */
export function lazyScreen(load: LoadPart<object>): () => ReactNode {
  const Screen = lazyPart(orReload(load), NotLoaded);
  return () => (
    <Suspense fallback={<Loading />}>
      <Screen />
    </Suspense>
  );
}
