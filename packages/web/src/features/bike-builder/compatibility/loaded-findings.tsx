import type { Build } from '@pp-tools/domain/bike';
import { Suspense } from 'react';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { findingsTexts } from '../../../texts/builder-compatibility-texts.ts';

interface FindingsProps {
  readonly build: Build;
  readonly isEditable: boolean;
}

const Findings = lazyPart<FindingsProps>(
  async () => (await import('./build-findings.tsx')).BuildFindings,
  () => <p role="status">{findingsTexts.notLoaded}</p>,
);

/** The findings on a build; the rules come after the page, which is whole without them. */
export const LoadedFindings = (props: FindingsProps) => (
  <Suspense>
    <Findings {...props} />
  </Suspense>
);
