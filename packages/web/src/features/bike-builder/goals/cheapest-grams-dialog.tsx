import { type BuildCatalogue, cheapestGrams, isBeating, type Swap } from '@pp-tools/domain/bike';
import { useMemo } from 'react';
import { notify } from '../../../platform/notices.ts';
import { useUnits } from '../../../platform/unit-preference.ts';
import { estimateTexts } from '../../../texts/estimate-texts.ts';
import { savedText, swapCostText, swapEstimatesText, swapsSentence } from '../../../texts/goal-texts.ts';
import { slotNames } from '../../../texts/slot-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { estimateMark } from '../../../ui/estimate-mark.ts';
import { changeBuild, undoOfThis, useBuild } from '../builds/build-store.ts';
import { CatalogueGate } from '../parts/catalogue-gate.tsx';
import classes from './cheapest-grams.module.css';

/** Swaps of single parts that make the build lighter, by what a gram costs. */
export function CheapestGramsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Cheapest Grams" width={880} onClose={onClose}>
      <CatalogueGate>{(catalogue) => <SwapList catalogue={catalogue} />}</CatalogueGate>
    </Dialog>
  );
}

function SwapList({ catalogue }: { readonly catalogue: BuildCatalogue }) {
  const build = useBuild();
  const units = useUnits();
  const swaps = useMemo(() => cheapestGrams(build, catalogue), [build, catalogue]);
  const estimates = swapEstimatesText(swaps);
  return (
    <div className={classes.content}>
      <p className={classes.sentence} aria-live="polite">
        {swapsSentence(swaps, units)}
      </p>
      {estimates !== null && <p className={classes.note}>{estimates}</p>}
      <ol className={classes.list} aria-label="Swaps">
        {swaps.map((swap) => (
          <SwapRow key={`${swap.slot} ${swap.from} ${swap.to}`} swap={swap} />
        ))}
      </ol>
      <p className={classes.note}>
        Each swap is counted by itself: taking one changes the others. Only parts with known price and weight
        that fit the rest; tires never narrower, forks never with less travel, pedals for the same shoes. A
        groupset that counts as sold is swapped whole.
      </p>
    </div>
  );
}

function SwapRow({ swap }: { readonly swap: Swap }) {
  const units = useUnits();
  const isEstimate = (kind: 'price' | 'weight') => swap.estimates.includes(kind);
  const take = () => {
    changeBuild(`Take ${swap.to}`, ...swap.commands);
    notify(`Took ${swap.to}: ${savedText(swap, units)} lighter`, {
      tone: 'success',
      action: { label: 'Undo', run: undoOfThis() },
    });
  };
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <small>{slotNames[swap.slot]}</small>
        <strong>{swap.to}</strong>
        <small>in place of {swap.from}</small>
      </div>
      <p className={classes.worth} data-beating={isBeating(swap)}>
        <strong {...estimateMark(isEstimate('weight'), estimateTexts.recalled)}>
          ▼ {savedText(swap, units)} lighter
        </strong>
        <span {...estimateMark(isEstimate('price'), estimateTexts.recalled)}>
          {swapCostText(swap, units)}
        </span>
      </p>
      <Button aria-label={`Take it: ${swap.to}`} onClick={take}>
        Take it
      </Button>
    </li>
  );
}
