import {
  type BuildLine,
  type BuildStep,
  buildLines,
  hasParts,
  totalsOf,
  wholeBike,
} from '@pp-tools/domain/bike';
import { useEffect, useId, useRef, useState } from 'react';
import { bikeTypeTexts } from '../../../texts/builder-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import { Notices } from '../../../ui/notices.tsx';
import { enterDialog } from '../../../ui/open-dialogs.ts';
import { closeSummary, useBuild } from '../builds/build-store.ts';
import { ClearDialog } from '../builds/clear-dialog.tsx';
import { BikePicture } from '../parts/bike-picture.tsx';
import { priceText, weightText } from '../parts/line-figures.ts';
import { OthersCard } from '../parts/others-card.tsx';
import classes from './current-build-panel.module.css';
import { HonestTotals } from './honest-totals.tsx';
import { usePanelHistory } from './use-panel-history.ts';
import { useStepMove } from './use-step-move.ts';

interface PartCardProps {
  readonly kind: string;
  readonly title: string | null;
  readonly lines: readonly BuildLine[];
  readonly onClick: () => void;
}

/** One card of the panel: the chosen part with its sums, or the invitation to choose one. */
function PanelCard({ kind, title, lines, onClick }: PartCardProps) {
  const totals = totalsOf(lines);
  return (
    <button type="button" className={classes.card} data-empty={title === null} onClick={onClick}>
      <span className={classes.kind}>{kind}</span>
      <span className={classes.name}>{title ?? `Select ${kind}`}</span>
      {title !== null && (
        <span className={classes.figures}>
          <strong>{priceText(totals.price)}</strong> {weightText(totals.weight)}
        </span>
      )}
    </button>
  );
}

/** The build so far, from the right side of the window (BLD-80). */
export function CurrentBuildPanel({ step }: { readonly step: BuildStep }) {
  const build = useBuild();
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [isClearing, setClearing] = useState(false);
  const leave = usePanelHistory();
  const move = useStepMove(step);
  useEffect(() => {
    const dialog = element.current;
    const opener = document.activeElement;
    dialog?.showModal();
    const leaveDialog = enterDialog(titleId);
    return () => {
      leaveDialog();
      dialog?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [titleId]);

  const lines = buildLines(build);
  const of = (group: BuildLine['group']) => lines.filter((line) => line.group === group);
  const isEmpty = !hasParts(build);
  const goTo = (to: BuildStep) => move(to, leave.ownsEntry());
  const nameOf = (line: BuildLine | undefined) => line?.name ?? null;
  return (
    <dialog
      ref={element}
      className={classes.panel}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== element.current) return;
        event.preventDefault();
        closeSummary();
      }}
      onPointerDown={(event) => {
        if (event.target === element.current) closeSummary();
      }}
    >
      <div className={classes.head}>
        <div>
          <h2 id={titleId}>Current Build</h2>
          <p>{build.bike === null ? 'No bike type yet' : bikeTypeTexts[build.bike.type].name}</p>
        </div>
        <Button look="icon" aria-label="Close" onClick={closeSummary}>
          <CloseIcon />
        </Button>
      </div>
      <div className={classes.body}>
        <div className={classes.picture}>
          <BikePicture build={build} />
        </div>
        <PanelCard
          kind="Frame"
          title={nameOf(of('frame')[0])}
          lines={of('frame')}
          onClick={() => goTo('frameset')}
        />
        <PanelCard
          kind="Wheelset"
          title={nameOf(of('wheelset')[0])}
          lines={of('wheelset')}
          onClick={() => goTo('wheelset')}
        />
        <PanelCard
          kind="Groupset"
          title={build.groupset?.groupset.name ?? null}
          lines={of('groupset')}
          onClick={() => goTo('components')}
        />
        <OthersCard lines={of('others')} onAdd={() => goTo('components')} />
        <HonestTotals totals={totalsOf(lines)} whole={wholeBike(build, lines)} />
      </div>
      <div className={classes.foot}>
        <Button disabled>Auto-Saved</Button>
        <Button disabled={isEmpty} onClick={() => setClearing(true)}>
          Clear All
        </Button>
        <Button
          look="primary"
          className={classes.wide ?? ''}
          disabled={isEmpty}
          onClick={() => leave.goTo('/build-summary')}
        >
          View Complete Summary
        </Button>
      </div>
      <Notices within={titleId} />
      {isClearing && <ClearDialog onClose={() => setClearing(false)} />}
    </dialog>
  );
}
