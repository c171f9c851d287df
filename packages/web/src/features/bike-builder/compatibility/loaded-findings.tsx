import type { Build } from '@pp-tools/domain/bike';
import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { findingsTexts } from '../../../texts/builder-compatibility-texts.ts';

interface FindingsProps {
  readonly build: Build;
  readonly isEditable: boolean;
}

let arrived: ComponentType<FindingsProps> | null = null;

const load = async (): Promise<ComponentType<FindingsProps>> => {
  arrived = (await import('./build-findings.tsx')).BuildFindings;
  return arrived;
};

/** Fetches the rules before a page shows their findings, so that it has its height at once. */
export const prefetchFindings = (): Promise<unknown> => load().catch(() => undefined);

const Findings = lazyPart<FindingsProps>(load, () => <p role="status">{findingsTexts.notLoaded}</p>);

/** The findings on a build; the rules come after the page, which is whole without them. */
export const LoadedFindings = (props: FindingsProps) => {
  const Arrived = arrived;
  return Arrived === null ? (
    <Suspense>
      <Findings {...props} />
    </Suspense>
  ) : (
    <Arrived {...props} />
  );
};
