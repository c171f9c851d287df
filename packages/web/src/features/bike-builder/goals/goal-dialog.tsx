import type { BuildCatalogue } from '@pp-tools/domain/bike';
import { useState } from 'react';
import { goalTexts } from '../../../texts/goal-texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { currentBuild } from '../builds/build-store.ts';
import { CatalogueGate } from '../parts/catalogue-gate.tsx';
import classes from './goal.module.css';
import { type GoalDraft, startDraft } from './goal-draft.ts';
import { GoalForm } from './goal-form.tsx';
import { GoalResult } from './goal-result.tsx';

/** A whole bike for a budget or a weight, as a starting point. */
export function GoalDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={goalTexts.title} width={880} onClose={onClose}>
      <CatalogueGate>{(catalogue) => <GoalMaker catalogue={catalogue} onClose={onClose} />}</CatalogueGate>
    </Dialog>
  );
}

interface GoalMakerProps {
  readonly catalogue: BuildCatalogue;
  readonly onClose: () => void;
}

function GoalMaker({ catalogue, onClose }: GoalMakerProps) {
  const [draft, setDraft] = useState<GoalDraft>(() => startDraft(currentBuild().bike));
  return (
    <div className={classes.content}>
      <p className={classes.intro}>{goalTexts.intro}</p>
      <GoalForm catalogue={catalogue} draft={draft} onChange={setDraft} />
      <GoalResult catalogue={catalogue} draft={draft} onChange={setDraft} onClose={onClose} />
    </div>
  );
}
