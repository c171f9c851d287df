import { builderTexts } from '../../../../texts/builder-texts.ts';
import { StepPage } from '../step-page.tsx';

/** Step 4. */
export function ComponentsStep() {
  const { title, intro } = builderTexts.components;
  return (
    <StepPage
      step="components"
      title={title}
      intro={intro}
      backLabel="Back to Wheelset"
      continueLabel="Finish Build"
    >
      <p>The components are being set up.</p>
    </StepPage>
  );
}
