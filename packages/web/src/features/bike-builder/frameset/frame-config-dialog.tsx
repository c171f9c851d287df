import { frameConfigurationOf, frameSizeOf } from '@pp-tools/domain/bike';
import { formatFigure } from '@pp-tools/domain/core';
import {
  configurationTotals,
  type FrameChoice,
  type FrameConfiguration,
  type FrameSize,
  type FrameSlot,
  frameSlots,
  geometryOfSize,
  initialConfiguration,
  isSameConfiguration,
  middleSize,
} from '@pp-tools/domain/frameset';
import { useState } from 'react';
import { useUnits } from '../../../platform/unit-preference.ts';
import { FiguresFrom } from '../../../shop/figures-from.tsx';
import { columnWords } from '../../../texts/estimate-texts.ts';
import { shellMark, slotFitText } from '../../../texts/slot-fit-texts.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { changeBuild, useBuild } from '../builds/build-store.ts';
import { ConfigurationSummary } from './configuration-summary.tsx';
import { frameName } from './frame-card.tsx';
import classes from './frame-config-dialog.module.css';
import { useFrameParts } from './frame-parts.ts';
import { useSizesOf } from './frame-sizes.ts';
import { GeometryDialog } from './geometry-dialog.tsx';
import { SizeSection } from './size-section.tsx';
import { SlotSection } from './slot-section.tsx';
import { hasSlotFault } from './slot-text.ts';

interface FrameConfigDialogProps {
  readonly choice: FrameChoice;
  /** The part that is asked for; its section is shown first. */
  readonly section?: FrameSlot | null;
  readonly onClose: () => void;
}

/** The draft of a configuration, and how it is kept (BLD-26, BLD-30). */
function useDraft(choice: FrameChoice) {
  const { key } = choice.frame;
  const build = useBuild();
  const saved = frameConfigurationOf(build, key);
  const initial = initialConfiguration(choice.kind);
  const [draft, setDraft] = useState<FrameConfiguration>(saved ?? initial);
  const savedSize = frameSizeOf(build, key);
  const [size, setSize] = useState<FrameSize | null>(savedSize);
  const isSizeChanged = size?.size !== savedSize?.size;
  const isChanged = !isSameConfiguration(draft, saved ?? initial);
  const save = (configures: boolean): void =>
    changeBuild(
      configures ? `Configure ${frameName(choice)}` : `Choose size of ${frameName(choice)}`,
      ...(configures ? [{ kind: 'configureFrame', key, configuration: draft } as const] : []),
      ...(isSizeChanged ? [{ kind: 'chooseFrameSize', key, size } as const] : []),
    );
  return {
    size,
    setSize,
    draft,
    setDraft,
    save,
    /** Closing saves what was changed; a size alone makes no configuration. */
    saveChanges: () => {
      if (isChanged || isSizeChanged) save(isChanged);
    },
    reset: () => {
      setDraft(initial);
      setSize(null);
      if (saved || savedSize) {
        changeBuild(
          `Reset ${frameName(choice)}`,
          { kind: 'configureFrame', key, configuration: null },
          { kind: 'chooseFrameSize', key, size: null },
        );
      }
    },
  };
}

/** Fork, bottom bracket, handlebar and seatpost of a frame, with the sums they make (BLD-26 to BLD-30). */
export function FrameConfigDialog({ choice, section = null, onClose }: FrameConfigDialogProps) {
  const { draft, setDraft, size, setSize, save, saveChanges, reset } = useDraft(choice);
  const [isGeometryOpen, setGeometryOpen] = useState(false);
  const units = useUnits();
  const parts = useFrameParts(choice.kind === 'catalogue' ? choice.frame.key : null);
  const isFaulty = frameSlots.some((slot) => hasSlotFault(draft[slot]));
  const isAllOwn = frameSlots.every((slot) => draft[slot].kind === 'own');
  const totals = configurationTotals(choice, draft);
  const frame = choice.kind === 'catalogue' ? choice.frame : null;
  const sizes = useSizesOf(frame);
  const shownSize = size ?? (frame && middleSize(frame, sizes));
  const saveAndClose = () => {
    save(true);
    onClose();
  };
  return (
    <Dialog
      title={`Specs & Config: ${choice.frame.name}`}
      width={1000}
      onClose={() => {
        saveChanges();
        onClose();
      }}
      footer={
        <div className={classes.foot}>
          <p>
            {formatFigure(totals.weight, 'grams', units)}{' '}
            <strong>{formatFigure(totals.price, 'money')}</strong>
          </p>
          <Button onClick={reset}>Reset</Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" disabled={isFaulty} onClick={saveAndClose}>
            Save
          </Button>
        </div>
      }
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
          {frame !== null && sizes.length > 0 && shownSize !== null && (
            <SizeSection
              frame={frame}
              sizes={sizes}
              size={shownSize}
              isChosen={size !== null}
              onChoose={setSize}
            />
          )}
          {frameSlots.map((slot) => (
            <SlotSection
              key={slot}
              slot={slot}
              isAsked={slot === section}
              hasDefault={choice.kind === 'catalogue'}
              listed={parts[slot]}
              choice={draft[slot]}
              note={slotFitText(slot, choice.kind === 'catalogue' ? choice.frame.bottomBracketShell : null)}
              markOf={(part) => shellMark(slot, part, frame?.bottomBracketShell ?? null)}
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
          {choice.kind === 'catalogue' && (
            <FiguresFrom source={choice.frame.source} estimates={columnWords(choice.frame.recalledColumns)} />
          )}
        </div>
      </div>
      {isGeometryOpen && frame !== null && (
        <GeometryDialog
          frame={frame}
          geometry={shownSize === null ? frame.geometry : geometryOfSize(shownSize)}
          onClose={() => setGeometryOpen(false)}
        />
      )}
    </Dialog>
  );
}
