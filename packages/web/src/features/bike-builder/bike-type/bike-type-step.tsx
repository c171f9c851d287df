import { hasParts } from '@pp-tools/domain/bike';
import { type BikeSelection, bikeTypes, selectBike } from '@pp-tools/domain/frameset';
import { useState } from 'react';
import { notify } from '../../../platform/notices.ts';
import { bikeText, bikeTypeTexts, builderTexts } from '../../../texts/builder-texts.ts';
import { changeBuild, currentBuild, useBuild } from '../builds/build-store.ts';
import { MyBuilds } from '../builds/my-builds.tsx';
import { GoalOpener } from '../goals/goal-opener.tsx';
import { StepPage } from '../page/step-page.tsx';
import { BikeTypeCard } from './bike-type-card.tsx';
import classes from './bike-type-step.module.css';
import { ResetDialog } from './reset-dialog.tsx';

const texts = builderTexts.bikeType;

/** Road, gravel or mountain (BLD-10 to BLD-12). */
export function BikeTypeStep() {
  const build = useBuild();
  const { bike } = build;
  const [asked, setAsked] = useState<BikeSelection | null>(null);
  const choose = (next: BikeSelection) => {
    if (bike?.type === next.type && bike.rimBrake === next.rimBrake) return;
    const isNewType = bike !== null && bike.type !== next.type;
    if (isNewType && hasParts(currentBuild())) setAsked(next);
    else changeBuild(`Choose ${bikeText(next)}`, { kind: 'selectBike', bike: next });
  };
  return (
    <StepPage
      step="bikeType"
      title={texts.title}
      intro={texts.intro}
      actions={
        <>
          <GoalOpener />
          <MyBuilds />
        </>
      }
      backLabel="Back to Home"
      continueLabel="Continue to Frameset"
      blocked={bike === null ? texts.missing : null}
    >
      <fieldset className={classes.cards}>
        <legend className="visually-hidden">Bike type</legend>
        {bikeTypes.map((type) => (
          <BikeTypeCard
            key={type}
            type={type}
            isChosen={bike?.type === type}
            onChoose={() => choose(selectBike(type, false))}
          />
        ))}
      </fieldset>
      {bike?.type === 'road' && (
        <label className={classes.rim}>
          <input
            type="checkbox"
            checked={bike.rimBrake}
            onChange={(event) => choose(selectBike('road', event.currentTarget.checked))}
          />
          <span>
            <strong>{texts.rim}</strong>
            {texts.rimLine}
          </span>
        </label>
      )}
      <p className={classes.chosen} role="status">
        {bike === null ? '' : `Selected: ${bikeText(bike)}`}
      </p>
      {asked && (
        <ResetDialog
          build={build}
          onCancel={() => setAsked(null)}
          onReset={() => {
            changeBuild(`Reset for ${bikeTypeTexts[asked.type].name}`, { kind: 'resetForBike', bike: asked });
            notify(texts.reset, { duration: 3000 });
            setAsked(null);
          }}
        />
      )}
    </StepPage>
  );
}
