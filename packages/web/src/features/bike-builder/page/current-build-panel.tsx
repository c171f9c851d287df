import {
  type BuildLine,
  type BuildStep,
  buildLines,
  hasParts,
  totalsOf,
  wholeBike,
} from '@pp-tools/domain/bike';
import { type ReactNode, useState } from 'react';
import { useUnits } from '../../../platform/unit-preference.ts';
import { bikeTypeTexts, panelTexts } from '../../../texts/builder-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useBuild } from '../builds/build-store.ts';
import { ClearDialog } from '../builds/clear-dialog.tsx';
import { BikePicture } from '../parts/bike-picture.tsx';
import { DiscontinuedCard } from '../parts/discontinued-card.tsx';
import { priceText, weightText } from '../parts/line-figures.ts';
import { OthersCard } from '../parts/others-card.tsx';
import { GroupsetPicture, PhotoOr, WheelsetPicture } from '../parts/part-picture.tsx';
import classes from './current-build-panel.module.css';
import { HonestTotals } from './honest-totals.tsx';
import { OpenSlots } from './open-slots.tsx';
import { usePanelHistory } from './use-panel-history.ts';
import { useStepMove } from './use-step-move.ts';

interface PartCardProps {
  readonly kind: string;
  readonly title: string | null;
  /** Shown where the title does not begin with it. */
  readonly brand?: string | null | undefined;
  readonly picture?: ReactNode;
  readonly lines: readonly BuildLine[];
  readonly onClick: () => void;
}

/** One card of the panel: the chosen part with its sums, or the invitation to choose one. */
function PanelCard({ kind, title, brand, picture, lines, onClick }: PartCardProps) {
  const totals = totalsOf(lines);
  const units = useUnits();
  return (
    <button type="button" className={classes.card} data-empty={title === null} onClick={onClick}>
      <span className={classes.kind}>{kind}</span>
      {picture && <span className={classes.thumb}>{picture}</span>}
      {title !== null && brand && !title.startsWith(brand) && <span>{brand}</span>}
      <span className={classes.name}>{title ?? `Select ${kind}`}</span>
      {title !== null && (
        <span className={classes.figures}>
          <strong>{priceText(totals.price)}</strong> {weightText(totals.weight, units)}
        </span>
      )}
    </button>
  );
}

/** Slots whose card in the panel says that they are open. */
const hasCard = (slot: string): boolean => slot === 'frame' || slot === 'wheelset' || slot === 'groupset';

interface CurrentBuildPanelProps {
  readonly step: BuildStep;
  readonly onClose: () => void;
}

/** The build so far, from the right side of the window (BLD-80). */
export function CurrentBuildPanel({ step, onClose }: CurrentBuildPanelProps) {
  const build = useBuild();
  const [isClearing, setClearing] = useState(false);
  const leave = usePanelHistory();
  const move = useStepMove(step);
  const lines = buildLines(build);
  const of = (group: BuildLine['group']) => lines.filter((line) => line.group === group);
  const whole = wholeBike(build, lines);
  const isEmpty = !hasParts(build);
  const goTo = (to: BuildStep) => move(to, leave.ownsEntry());
  const nameOf = (line: BuildLine | undefined) => line?.name ?? null;
  return (
    <Dialog
      title={panelTexts.title}
      note={build.bike === null ? panelTexts.noBike : bikeTypeTexts[build.bike.type].name}
      width={400}
      placement="end"
      onClose={onClose}
      footer={
        <div className={classes.foot}>
          <Button disabled>{panelTexts.saved}</Button>
          <Button disabled={isEmpty} onClick={() => setClearing(true)}>
            {panelTexts.clear}
          </Button>
          <Button
            look="primary"
            className={classes.wide ?? ''}
            disabled={isEmpty}
            onClick={() => leave.goTo('/build-summary')}
          >
            {panelTexts.complete}
          </Button>
        </div>
      }
    >
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
          brand={build.wheelset?.wheelset.brand}
          picture={
            build.wheelset && (
              <PhotoOr link={build.wheelset.kind === 'catalogue' ? build.wheelset.wheelset.imageLink : null}>
                <WheelsetPicture
                  wheelset={build.wheelset.kind === 'catalogue' ? build.wheelset.wheelset : null}
                />
              </PhotoOr>
            )
          }
          lines={of('wheelset')}
          onClick={() => goTo('wheelset')}
        />
        <PanelCard
          kind="Groupset"
          title={build.groupset?.groupset.name ?? null}
          brand={build.groupset?.groupset.brand}
          picture={
            build.groupset && (
              <PhotoOr link={build.groupset.groupset.imageLink}>
                <GroupsetPicture {...build.groupset.groupset} />
              </PhotoOr>
            )
          }
          lines={of('groupset')}
          onClick={() => goTo('components')}
        />
        <OthersCard lines={of('others')} onAdd={() => goTo('components')} />
        <DiscontinuedCard build={build} />
        <HonestTotals totals={totalsOf(lines)} whole={whole} />
        <OpenSlots
          slots={whole.open.filter((slot) => !hasCard(slot) && !whole.included.includes(slot))}
          replacesEntry={() => leave.ownsEntry()}
        />
      </div>
      {isClearing && <ClearDialog onClose={() => setClearing(false)} />}
    </Dialog>
  );
}
