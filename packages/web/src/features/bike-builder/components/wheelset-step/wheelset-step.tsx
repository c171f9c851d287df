import { builderTexts } from '../../../../texts/builder-texts.ts';
import { StepPage } from '../step-page.tsx';

/** Step 3. */
export function WheelsetStep() {
  const { title, intro } = builderTexts.wheelset;
  return (
    <StepPage
      step="wheelset"
      title={title}
      intro={intro}
      backLabel="Back to Frame"
      continueLabel="Continue to Components"
    >
      <p>The wheelsets are being set up.</p>
    </StepPage>
  );
}
