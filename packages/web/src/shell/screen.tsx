import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { type LoadPart, lazyOrnament, lazyPart } from '../platform/lazy-part.ts';
import { shellTexts } from '../texts/shell-texts.ts';
import { Loading, Trouble } from '../ui/load-state.tsx';
import { PageLead, type PageLeadProps } from '../ui/page-lead.tsx';

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

const never = () => () => undefined;

/** Whether this is a browser whose page React has taken over; false on the server and for the first moment. */
const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * A tool, whose content depends on what the browser has saved. Its heading and what it is for come as HTML and stand
 * until the tool is there; so does what its address names, where `loadNamed` can show it.
 */
export function toolScreen(
  load: LoadPart<object>,
  lead: Omit<PageLeadProps, 'note' | 'children'>,
  loadNamed?: LoadPart<object>,
): () => ReactNode {
  const Screen = lazyPart(load, NotLoaded);
  const Named = loadNamed && lazyOrnament(loadNamed);
  return () => {
    const isLive = useIsLive();
    const waiting = (
      <PageLead {...lead} note={shellTexts.needsScript}>
        {!isLive && Named && (
          <Suspense>
            <Named />
          </Suspense>
        )}
      </PageLead>
    );
    return isLive ? (
      <Suspense fallback={waiting}>
        <Screen />
      </Suspense>
    ) : (
      waiting
    );
  };
}
