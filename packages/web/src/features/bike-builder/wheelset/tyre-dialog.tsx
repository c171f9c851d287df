import { wheelsetConfigurationOf } from '@pp-tools/domain/bike';
import { fitsTyre, fitsWheelset } from '@pp-tools/domain/compatibility';
import { formatFigure } from '@pp-tools/domain/core';
import {
  accessoryTotals,
  type Sealant,
  type Tube,
  type TubeChoice,
  type Tyre,
  type WheelsetChoice,
  wheelsetKey,
} from '@pp-tools/domain/part';
import { useQuery } from '@tanstack/react-query';
import { dequal } from 'dequal/lite';
import { useId, useState } from 'react';
import { notify } from '../../../platform/notices.ts';
import { useUnits } from '../../../platform/unit-preference.ts';
import { FiguresFrom } from '../../../shop/figures-from.tsx';
import { partsAddedText, wheelsetStepTexts } from '../../../texts/builder-wheelset-texts.ts';
import { columnWords } from '../../../texts/estimate-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { changeBuild, currentBuild, useBuild } from '../builds/build-store.ts';
import { useOffered } from '../parts/assortment.ts';
import classes from './tyre-dialog.module.css';
import { TubePanel, TyrePanel } from './tyre-panels.tsx';
import { addWheelsetToBuild } from './wheelset-actions.ts';
import { tubesQuery, tyresQuery } from './wheelset-lists.ts';

interface Draft {
  readonly tyre: Tyre | null;
  readonly tube: TubeChoice | null;
  /** The latest sealant; it stays in the list when a tube is chosen instead. */
  readonly sealant: Sealant | null;
}

const noParts: Draft = { tyre: null, tube: null, sealant: null };
const sealantOf = (tube: TubeChoice | null): Sealant | null =>
  tube?.kind === 'sealant' ? tube.sealant : null;

/** Keeps tyre and tube of a wheelset and says so; nothing is said when nothing changed. */
function savePartsOf(choice: WheelsetChoice, draft: Draft, saved: Pick<Draft, 'tyre' | 'tube'>): void {
  const { tyre, tube } = draft;
  if (dequal({ tyre, tube }, { tyre: saved.tyre, tube: saved.tube })) return;
  const { name } = choice.wheelset;
  const key = wheelsetKey(choice);
  if (tyre === null && tube === null) {
    changeBuild(`Take tires and tubes off ${name}`, { kind: 'configureWheelset', key, configuration: null });
    return;
  }
  const configuration = { tyre, tube, updatedAt: new Date().toISOString() };
  const selected = currentBuild().wheelset;
  // Who equips a wheelset means to ride it; one that was chosen before is not replaced unasked.
  const takes = selected === null;
  changeBuild(
    `Tires and tubes for ${name}`,
    { kind: 'configureWheelset', key, configuration },
    ...(takes ? ([{ kind: 'selectWheelset', wheelset: choice }] as const) : []),
  );
  const isSelected = takes || wheelsetKey(selected) === key;
  notify(partsAddedText(name, tyre !== null, tube !== null), {
    tone: 'success',
    duration: 3000,
    // Parts on a wheelset that is not in the build are easily taken for parts of the bike.
    ...(isSelected
      ? {}
      : { action: { label: wheelsetStepTexts.addToBuild, run: () => addWheelsetToBuild(choice) } }),
  });
}

const noTyres: readonly Tyre[] = [];
const noTubes: readonly Tube[] = [];
const idOf = ({ id }: Tyre | Tube): string => id;

/** Wheelset, draft and lists of the dialog. */
function useTyreDraft(start: WheelsetChoice) {
  const build = useBuild();
  const tyres = useOffered('tyre', useQuery(tyresQuery).data ?? noTyres, idOf);
  const tubes = useOffered('tube', useQuery(tubesQuery).data ?? noTubes, idOf);
  const [choice, setChoice] = useState(start);
  const saved = wheelsetConfigurationOf(build, wheelsetKey(choice)) ?? noParts;
  const [draft, setDraft] = useState<Draft>(() => ({
    tyre: saved.tyre,
    tube: saved.tube,
    sealant: sealantOf(saved.tube),
  }));
  return {
    choice,
    saved,
    draft,
    tyres: tyres.filter((tyre) => fitsWheelset(tyre, choice, build.frame)),
    tubes: tubes.filter((tube) => fitsTyre(tube, draft.tyre)),
    /** Another wheelset starts without tyre and tube (BLD-48). */
    changeWheelset: (next: WheelsetChoice) => {
      setChoice(next);
      setDraft(noParts);
    },
    /** A tube that does not hold the new tyre goes. */
    chooseTyre: (tyre: Tyre | null) =>
      setDraft((now) => {
        const holds = now.tube?.kind !== 'tube' || fitsTyre(now.tube.tube, tyre);
        return { ...now, tyre, tube: holds ? now.tube : null };
      }),
    chooseTube: (tube: TubeChoice | null) =>
      setDraft((now) => ({ ...now, tube, sealant: sealantOf(tube) ?? now.sealant })),
  };
}

interface TyreDialogProps {
  readonly start: WheelsetChoice;
  /** Wheelsets that may be configured instead. */
  readonly wheelsets: readonly WheelsetChoice[];
  readonly onClose: () => void;
}

/** 'Add Tubes & Tires' of one wheelset; closing it keeps what was chosen (BLD-45). */
export function TyreDialog({ start, wheelsets, onClose }: TyreDialogProps) {
  const { choice, saved, draft, tyres, tubes, ...change } = useTyreDraft(start);
  const units = useUnits();
  const select = useId();
  const sum = accessoryTotals(draft);
  const hasBoth = draft.tyre !== null && draft.tube !== null;
  const close = () => {
    savePartsOf(choice, draft, saved);
    onClose();
  };
  return (
    <Dialog
      title={wheelsetStepTexts.dialog}
      width={1000}
      onClose={close}
      footer={
        <>
          <p className={classes.sum} role="status">
            Pair of tires and tubes: <strong>{formatFigure(sum.price, 'money')}</strong>{' '}
            {formatFigure(sum.weight, 'grams', units)}
          </p>
          <Button look="primary" aria-disabled={!hasBoth} onClick={hasBoth ? close : undefined}>
            {hasBoth ? 'Add to Wheelset' : 'Select Both Items'}
          </Button>
        </>
      }
    >
      <div className={classes.wheelset}>
        <label htmlFor={select}>Wheelset</label>
        <select
          id={select}
          value={wheelsetKey(choice)}
          onChange={(event) => {
            const next = wheelsets.find((each) => wheelsetKey(each) === event.currentTarget.value);
            if (next) change.changeWheelset(next);
          }}
        >
          {wheelsets.map((each) => (
            <option key={wheelsetKey(each)} value={wheelsetKey(each)}>
              {each.wheelset.name}
            </option>
          ))}
        </select>
        {choice.kind === 'catalogue' && choice.wheelset.productLink !== null && (
          <a href={choice.wheelset.productLink} target="_blank" rel="noopener noreferrer">
            Product Page
          </a>
        )}
      </div>
      {choice.kind === 'catalogue' && (
        <FiguresFrom
          source={choice.wheelset.source}
          estimates={columnWords(choice.wheelset.recalledColumns)}
        />
      )}
      <div className={classes.panels}>
        <TyrePanel tyres={tyres} wheelset={choice} chosen={draft.tyre} onChoose={change.chooseTyre} />
        <TubePanel tubes={tubes} sealant={draft.sealant} chosen={draft.tube} onChoose={change.chooseTube} />
      </div>
    </Dialog>
  );
}
