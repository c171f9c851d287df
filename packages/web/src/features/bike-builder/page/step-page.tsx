import { type BuildStep, buildSteps } from '@pp-tools/domain/bike';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { notify } from '../../../platform/notices.ts';
import { builderTexts } from '../../../texts/builder-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { BuildHistory } from '../builds/build-history.tsx';
import { stepAddress } from './step-addresses.ts';
import classes from './step-page.module.css';
import { Stepper } from './stepper.tsx';
import { SummaryButton } from './summary-button.tsx';

interface StepPageProps {
  readonly step: BuildStep;
  readonly title: string;
  readonly intro: string;
  /** More buttons next to the heading, such as Bring My Own. */
  readonly actions?: ReactNode;
  /** Label of the way back; its address is the step before, or home. */
  readonly backLabel: string;
  /** Label of the way on; null where the steps end. */
  readonly continueLabel: string | null;
  /** Asked before moving on; false keeps the visitor here (it says why itself). */
  readonly onContinue?: () => boolean;
  /** The reason why the way on is closed; a press then says it. */
  readonly blocked?: string | null;
  readonly children: ReactNode;
}

/** One step of the builder: stepper, heading, content, and the ways back and on in a bar that stays in reach. */
export function StepPage(props: StepPageProps) {
  const { step, title, intro, actions, backLabel, continueLabel, onContinue, blocked = null } = props;
  const navigate = useNavigate();
  const place = buildSteps.indexOf(step);
  const previous = buildSteps[place - 1];
  const next = buildSteps[place + 1];
  const goOn = () => {
    if (blocked !== null) {
      notify(blocked, { place: 'top', duration: 4000 });
      return;
    }
    if ((onContinue && !onContinue()) || next === undefined) return;
    void navigate({ to: stepAddress[next] });
  };
  return (
    <Page
      title={title}
      documentTitle={`${title} - ${builderTexts.tool}`}
      intro={intro}
      actions={
        <>
          <BuildHistory />
          {actions}
          <SummaryButton />
        </>
      }
    >
      <Stepper current={step} />
      {props.children}
      <div className={`${classes.bar} no-print`}>
        <Button onClick={() => void navigate({ to: previous === undefined ? '/' : stepAddress[previous] })}>
          {backLabel}
        </Button>
        {blocked !== null && <span className={classes.reason}>{blocked}</span>}
        {continueLabel !== null && (
          <Button look="primary" aria-disabled={blocked !== null} onClick={goOn}>
            {continueLabel}
          </Button>
        )}
      </div>
    </Page>
  );
}
