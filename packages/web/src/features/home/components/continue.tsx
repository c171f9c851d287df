import { Suspense, useSyncExternalStore } from 'react';
import { storedText } from '../../../platform/browser-storage.ts';
import { lazyOrnament } from '../../../platform/lazy-part.ts';
import { buildKey } from '../../../shop/build-form.ts';
import { shelfForm } from '../../../shop/shelf-form.ts';

const never = () => () => undefined;

const ContinueLine = lazyOrnament<Record<never, never>>(
  async () => (await import('./continue-line.tsx')).ContinueLine,
);

/** The way on for a returning visitor; what reads the stored build and shelf comes only where there is one. */
export function Continue() {
  const hasLeft = useSyncExternalStore(
    never,
    () => storedText(buildKey) !== null || storedText(shelfForm.key) !== null,
    () => false,
  );
  if (!hasLeft) return null;
  return (
    <Suspense>
      <ContinueLine />
    </Suspense>
  );
}
