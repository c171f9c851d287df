import { type Build, buildLines, totalsOf } from '@pp-tools/domain/bike';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { ViewedNotice } from '../../../shop/viewed-notice.tsx';
import { builderTexts } from '../../../texts/builder-texts.ts';
import { linkedBuildTexts } from '../../../texts/link-texts.ts';
import { Page } from '../../../ui/page.tsx';
import { BuildHistory } from '../builds/build-history.tsx';
import { buildStore, useBuild, viewBuild } from '../builds/build-store.ts';
import { MyBuilds } from '../builds/my-builds.tsx';
import { takeViewed, useBuildLink } from '../builds/use-build-link.ts';
import { LoadedFindings } from '../compatibility/loaded-findings.tsx';
import { Stepper } from '../page/stepper.tsx';
import { SummaryButton } from '../page/summary-button.tsx';
import { Assembly } from './assembly.tsx';
import { BuildName } from './build-name.tsx';
import { BuildQuestion } from './build-question.tsx';
import { CostBreakdown } from './cost-breakdown.tsx';
import { MoreAbout } from './more-about.tsx';
import { SectionCards } from './section-cards.tsx';
import classes from './summary-step.module.css';
import { TakeAway } from './take-away.tsx';

/** The whole bike (BLD-90): the visitor's own, or one that came by link and is only looked at. */
export function SummaryStep() {
  const own = useBuild();
  const viewed = useStore(buildStore, (state) => state.viewed);
  const { question, answer } = useBuildLink();
  const build: Build = viewed ?? own;
  const lines = useMemo(() => buildLines(build), [build]);
  const [lit, setLit] = useState<number | null>(null);
  const { title, intro } = builderTexts.summary;
  return (
    <Page
      title={title}
      documentTitle={`${title} - ${builderTexts.tool}`}
      intro={intro}
      actions={
        <>
          {viewed === null && <BuildHistory />}
          {viewed === null && <MyBuilds />}
          <TakeAway build={build} />
          <SummaryButton />
        </>
      }
    >
      <Stepper current="summary" />
      {viewed !== null && (
        <ViewedNotice
          texts={linkedBuildTexts}
          onReplace={() => takeViewed(viewed)}
          onBack={() => viewBuild(null)}
        />
      )}
      <div className={classes.columns}>
        <div className={classes.top}>
          <BuildName build={build} isEditable={viewed === null} />
          <Assembly build={build} lines={lines} lit={lit} onLight={setLit} />
        </div>
        <CostBreakdown
          build={build}
          lines={lines}
          totals={totalsOf(lines)}
          isEditable={viewed === null}
          lit={lit}
          onLight={setLit}
        />
        <div className={classes.main}>
          <MoreAbout isEditable={viewed === null} />
          <LoadedFindings build={build} isEditable={viewed === null} />
          <SectionCards build={build} isEditable={viewed === null} />
        </div>
      </div>
      {question && <BuildQuestion linked={question} own={own} onAnswer={answer} />}
    </Page>
  );
}
