import { wheelsetConfigurationOf } from '@pp-tools/domain/bike';
import { type BikeWheelsetSort, type WheelsetChoice, wheelsetKey } from '@pp-tools/domain/part';
import { useState } from 'react';
import { notify } from '../../../platform/notices.ts';
import { builderTexts, wheelsetClashText, wheelsetSortTexts } from '../../../texts/builder-texts.ts';
import { wheelsetStepTexts } from '../../../texts/builder-wheelset-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/load-state.tsx';
import { changeBuild, currentBuild, useBuild } from '../builds/build-store.ts';
import { StepPage } from '../page/step-page.tsx';
import { useAskedSlot } from '../page/use-asked-slot.ts';
import { cardsToRender, PartGrid } from '../parts/part-card.tsx';
import { SortControl } from '../parts/sort-control.tsx';
import { OwnWheelsetDialog } from './own-wheelset-dialog.tsx';
import { TyreDialog } from './tyre-dialog.tsx';
import { useWheelsetList } from './use-wheelset-list.ts';
import { WheelsetCard } from './wheelset-card.tsx';
import classes from './wheelset-step.module.css';

function mayContinue(): boolean {
  const isChosen = currentBuild().wheelset !== null;
  if (!isChosen) notify(builderTexts.wheelset.missing, { duration: 4000 });
  return isChosen;
}

interface CardsProps {
  readonly choices: readonly { readonly choice: WheelsetChoice; readonly reason: string | null }[];
  readonly onConfigure: (choice: WheelsetChoice) => void;
}

function Cards({ choices, onConfigure }: CardsProps) {
  const build = useBuild();
  const selected = build.wheelset === null ? null : wheelsetKey(build.wheelset);
  return cardsToRender(choices).map(({ choice, reason }) => {
    const key = wheelsetKey(choice);
    return (
      <WheelsetCard
        key={key}
        choice={choice}
        parts={wheelsetConfigurationOf(build, key)}
        isSelected={key === selected}
        reason={reason}
        onConfigure={onConfigure}
      />
    );
  });
}

/** Step 3: wheelsets that fit, those that do not with the reason, tyres and tubes. */
export function WheelsetStep() {
  const build = useBuild();
  const [sort, setSort] = useState<BikeWheelsetSort>('priceAscending');
  const { isLoading, fitting, unfit } = useWheelsetList(build, sort);
  const [pressed, setPressed] = useState<WheelsetChoice | null>(null);
  const [asked, answerAsked] = useAskedSlot();
  const configured = pressed ?? (asked === 'tyre' || asked === 'tube' ? build.wheelset : null);
  const [isOwnOpen, setOwnOpen] = useState(false);
  return (
    <StepPage
      step="wheelset"
      title={builderTexts.wheelset.title}
      intro={builderTexts.wheelset.intro}
      actions={<Button onClick={() => setOwnOpen(true)}>Bring My Own</Button>}
      backLabel="Back to Frame"
      continueLabel="Continue to Components"
      onContinue={mayContinue}
    >
      {isLoading && <Loading text={wheelsetStepTexts.loading} />}
      <div className={classes.head}>
        <p role="status">
          Showing {fitting.length} compatible wheelsets ({unfit.length} incompatible)
        </p>
        <SortControl
          label="Sort by"
          dialogTitle="Sort Wheelsets"
          options={wheelsetSortTexts}
          value={sort}
          onChange={setSort}
        />
      </div>
      <section className={classes.section} aria-labelledby="fitting-wheelsets">
        <h2 id="fitting-wheelsets">Compatible Wheelsets</h2>
        <PartGrid label="Compatible Wheelsets">
          <Cards choices={fitting.map((choice) => ({ choice, reason: null }))} onConfigure={setPressed} />
        </PartGrid>
      </section>
      {unfit.length > 0 && (
        <section className={classes.section} aria-labelledby="unfit-wheelsets">
          <h2 id="unfit-wheelsets">Incompatible Wheelsets</h2>
          <PartGrid label="Incompatible Wheelsets">
            <Cards
              choices={unfit.map(({ choice, clash }) => ({ choice, reason: wheelsetClashText(clash) }))}
              onConfigure={setPressed}
            />
          </PartGrid>
        </section>
      )}
      {configured && (
        <TyreDialog
          start={configured}
          wheelsets={fitting}
          onClose={() => {
            setPressed(null);
            answerAsked();
          }}
        />
      )}
      {isOwnOpen && (
        <OwnWheelsetDialog
          onClose={() => setOwnOpen(false)}
          onAdd={(wheelset) => {
            setOwnOpen(false);
            changeBuild(
              `Bring ${wheelset.name}`,
              { kind: 'addOwnWheelset', wheelset },
              { kind: 'selectWheelset', wheelset: { kind: 'own', wheelset } },
            );
          }}
        />
      )}
    </StepPage>
  );
}
