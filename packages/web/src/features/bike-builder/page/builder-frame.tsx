import { type BuildStep, firstOpenStep } from '@pp-tools/domain/bike';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { UnreadRows } from '../../../shop/unread-rows.tsx';
import { useUndoKeys } from '../../../shop/use-undo-keys.ts';
import { builderTexts } from '../../../texts/builder-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import {
  buildSteps,
  buildStore,
  closeSummary,
  keepMine,
  takeElsewhere,
  useBuild,
} from '../builds/build-store.ts';
import { WantedWheelset } from '../wheelset/wanted-wheelset.tsx';
import classes from './builder-frame.module.css';
import { stepAddress } from './step-addresses.ts';

// Its drawings and sums are most of what the first step would otherwise fetch.
const CurrentBuild = lazyDialog(
  async () => (await import('./current-build-panel.tsx')).CurrentBuildPanel,
  builderTexts.notLoaded,
);

/** Another tab changed the build: the later one is told and decides. */
function OtherTabNotice() {
  const elsewhere = useStore(buildStore, (state) => state.elsewhere);
  if (elsewhere === null) return null;
  return (
    <div className={classes.notice} role="alert">
      <p>
        This build was changed in another tab. Take that version, or keep the one on this page? Taking it can
        be undone.
      </p>
      <Button look="primary" onClick={takeElsewhere}>
        Take the other version
      </Button>
      <Button onClick={keepMine}>Keep this one</Button>
    </div>
  );
}

/** Every list of the builder's catalogue has its path below this one. */
const builderLists = '/api/';

interface BuilderFrameProps {
  readonly step: BuildStep;
  readonly children: ReactNode;
}

/** What stands around every step: the guard of its prerequisites, undo keys, the panel, the word on other tabs. */
export function BuilderFrame({ step, children }: BuilderFrameProps) {
  const build = useBuild();
  const isPanelOpen = useStore(buildStore, (state) => state.isPanelOpen);
  useUndoKeys(buildSteps);
  // The summary shows whatever there is; a step that builds on others leads to the first open one (BLD-03).
  const allowed = step === 'summary' ? step : firstOpenStep(build, step);
  if (allowed !== step) return <Navigate to={stepAddress[allowed]} replace />;
  return (
    <>
      <OtherTabNotice />
      <div className={classes.unread}>
        <UnreadRows path={builderLists} />
      </div>
      <WantedWheelset step={step} />
      {children}
      {isPanelOpen && <CurrentBuild step={step} onClose={closeSummary} />}
    </>
  );
}
