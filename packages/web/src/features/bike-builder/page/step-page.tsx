import { type BuildStep, buildSteps, hasParts } from '@pp-tools/domain/bike';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { useMediaQuery } from '../../../platform/media-query.ts';
import { notify } from '../../../platform/notices.ts';
import { builderTexts } from '../../../texts/builder-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { BuildHistory } from '../builds/build-history.tsx';
import { useBuild } from '../builds/build-store.ts';
import { comesFromSummary, stepAddress } from './step-addresses.ts';
import classes from './step-page.module.css';
import { Stepper } from './stepper.tsx';
import { SummaryButton } from './summary-button.tsx';

// Sums and drawings come after the page: the first step would otherwise fetch most of the builder.
const nothing = () => null;
const RunningTotals = lazyPart(async () => (await import('./running-totals.tsx')).RunningTotals, nothing);
const LiveSheet = lazyPart(async () => (await import('./live-sheet.tsx')).LiveSheet, nothing);

/** The drawing next to a list, in windows with room for it. */
function Sheet() {
  const hasRoom = useMediaQuery('(min-width: 1200px)');
  return (
    <div className={`${classes.sheet} no-print`}>
      <Suspense fallback={null}>{hasRoom && <LiveSheet />}</Suspense>
    </div>
  );
}

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
  /** Draws the bike so far next to the content. */
  readonly hasSheet?: boolean;
  readonly children: ReactNode;
}

/** One step of the builder: stepper, heading, content, and the ways back and on in a bar that stays in reach. */
export function StepPage(props: StepPageProps) {
  const { step, title, intro, actions, backLabel, continueLabel, onContinue, blocked = null } = props;
  const { hasSheet = false } = props;
  const navigate = useNavigate();
  const hasTotals = hasParts(useBuild());
  const asked = useLocation({ select: ({ searchStr }) => comesFromSummary(searchStr) });
  // A tab of the step may change the address; where the visitor came from stays.
  const [isEdit] = useState(asked);
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
      {hasSheet ? (
        <div className={classes.withSheet}>
          <div className={classes.content}>{props.children}</div>
          <Sheet />
        </div>
      ) : (
        props.children
      )}
      <div className={`${classes.bar} no-print`}>
        <Button onClick={() => void navigate({ to: previous === undefined ? '/' : stepAddress[previous] })}>
          {backLabel}
        </Button>
        {hasTotals && (
          <Suspense fallback={null}>
            <RunningTotals />
          </Suspense>
        )}
        {blocked !== null && <span className={classes.reason}>{blocked}</span>}
        {isEdit && (
          <Button onClick={() => void navigate({ to: stepAddress.summary })}>
            {builderTexts.backToSummary}
          </Button>
        )}
        {continueLabel !== null && (
          <Button look="primary" aria-disabled={blocked !== null} onClick={goOn}>
            {continueLabel}
          </Button>
        )}
      </div>
    </Page>
  );
}
