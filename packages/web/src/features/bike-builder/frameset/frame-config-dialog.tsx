import { frameConfigurationOf } from '@pp-tools/domain/bike';
import {
  type FrameChoice,
  type FrameConfiguration,
  frameSlots,
  initialConfiguration,
  isSameConfiguration,
} from '@pp-tools/domain/frameset';
import { useState } from 'react';
import { slotFitText } from '../../../texts/slot-fit-texts.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { changeBuild, useBuild } from '../builds/build-store.ts';
import { FiguresFrom } from '../parts/figures-from.tsx';
import { ConfigurationSummary } from './configuration-summary.tsx';
import { frameName } from './frame-card.tsx';
import classes from './frame-config-dialog.module.css';
import { useFrameParts } from './frame-parts.ts';
import { GeometryDialog } from './geometry-dialog.tsx';
import { SlotSection } from './slot-section.tsx';
import { hasSlotFault } from './slot-text.ts';

interface FrameConfigDialogProps {
  readonly choice: FrameChoice;
  readonly onClose: () => void;
}

/** The draft of a configuration, and how it is kept (BLD-26, BLD-30). */
function useDraft(choice: FrameChoice) {
  const { key } = choice.frame;
  const saved = frameConfigurationOf(useBuild(), key);
  const initial = initialConfiguration(choice.kind);
  const [draft, setDraft] = useState<FrameConfiguration>(saved ?? initial);
  const save = (): void =>
    changeBuild(`Configure ${frameName(choice)}`, { kind: 'configureFrame', key, configuration: draft });
  return {
    draft,
    setDraft,
    save,
    isChanged: !isSameConfiguration(draft, saved ?? initial),
    reset: () => {
      setDraft(initial);
      if (saved) {
        changeBuild(`Reset ${frameName(choice)}`, { kind: 'configureFrame', key, configuration: null });
      }
    },
  };
}

/** Fork, bottom bracket, handlebar and seatpost of a frame, with the sums they make (BLD-26 to BLD-30). */
export function FrameConfigDialog({ choice, onClose }: FrameConfigDialogProps) {
  const { draft, setDraft, save, isChanged, reset } = useDraft(choice);
  const [isGeometryOpen, setGeometryOpen] = useState(false);
  const parts = useFrameParts(choice.kind === 'catalogue' ? choice.frame.key : null);
  const isFaulty = frameSlots.some((slot) => hasSlotFault(draft[slot]));
  const isAllOwn = frameSlots.every((slot) => draft[slot].kind === 'own');
  const saveAndClose = () => {
    save();
    onClose();
  };
  return (
    <Dialog
      title={`Specs & Config: ${choice.frame.name}`}
      width={1000}
      onClose={isChanged ? saveAndClose : onClose}
    >
      <div className={classes.head}>
        {choice.kind === 'catalogue' && choice.frame.productLink !== null && (
          <a
            className={buttonClass}
            href={choice.frame.productLink}
            target="_blank"
            rel="noopener noreferrer"
          >
            Product Page
          </a>
        )}
        {choice.kind === 'catalogue' && <Button onClick={() => setGeometryOpen(true)}>Geometry</Button>}
        <Button onClick={reset}>Reset</Button>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" disabled={isFaulty} onClick={saveAndClose}>
          Save
        </Button>
      </div>
      <div className={classes.columns}>
        <div className={classes.slots}>
          {choice.kind === 'catalogue' && (
            <label className={classes.all}>
              <input
                type="checkbox"
                checked={isAllOwn}
                onChange={() => setDraft(initialConfiguration(isAllOwn ? 'catalogue' : 'own'))}
              />
              I bring every part myself
            </label>
          )}
          {frameSlots.map((slot) => (
            <SlotSection
              key={slot}
              slot={slot}
              hasDefault={choice.kind === 'catalogue'}
              listed={parts[slot]}
              choice={draft[slot]}
              note={slotFitText(slot, choice.kind === 'catalogue' ? choice.frame.bottomBracketShell : null)}
              onChange={(next) => setDraft((now) => ({ ...now, [slot]: next }))}
            />
          ))}
        </div>
        <div className={classes.side}>
          <ConfigurationSummary choice={choice} configuration={draft} />
          {choice.kind === 'catalogue' && choice.frame.fork.weight !== null && (
            <p className={classes.source}>
              The maker states {choice.frame.fork.weight} g for this frame's own fork.
            </p>
          )}
          {choice.kind === 'catalogue' && <FiguresFrom {...choice.frame} />}
        </div>
      </div>
      {isGeometryOpen && choice.kind === 'catalogue' && (
        <GeometryDialog frame={choice.frame} onClose={() => setGeometryOpen(false)} />
      )}
    </Dialog>
  );
}
