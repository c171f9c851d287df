import type { Build } from '@pp-tools/domain/bike';
import { type ComponentType, useEffect, useState } from 'react';
import { loadInTime } from '../../../platform/load-screen.ts';
import { findingsTexts } from '../../../texts/builder-compatibility-texts.ts';

type Findings = ComponentType<{ readonly build: Build; readonly isEditable: boolean }>;

const load = async (): Promise<Findings> => (await import('./build-findings.tsx')).BuildFindings;

/** The findings on a build; the rules come after the page, which is whole without them. */
export function LoadedFindings(props: { readonly build: Build; readonly isEditable: boolean }) {
  const [Loaded, setLoaded] = useState<Findings | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    loadInTime(load).then(
      (loaded) => {
        if (!isGone) setLoaded(() => loaded);
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (hasFailed) return <p role="status">{findingsTexts.notLoaded}</p>;
  return Loaded === null ? null : <Loaded {...props} />;
}
