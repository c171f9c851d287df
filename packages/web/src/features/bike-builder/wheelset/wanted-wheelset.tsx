import type { BuildStep } from '@pp-tools/domain/bike';
import { Suspense } from 'react';
import { useStore } from 'zustand';
import { lazyOrnament } from '../../../platform/lazy-part.ts';
import { wantedStore } from './wanted-wheelset.ts';

// Few visits bring a wheelset, and what judges it is a fifth of the builder's code.
const Offer = lazyOrnament(async () => (await import('./wanted-offer.tsx')).WantedOffer);

/** Offers the wheelset that a link brought. Nothing enters the build without the visitor's own click. */
export function WantedWheelset({ step }: { readonly step: BuildStep }) {
  const ppId = useStore(wantedStore, (state) => state.ppId);
  return ppId === null ? null : (
    <Suspense>
      <Offer ppId={ppId} step={step} />
    </Suspense>
  );
}
