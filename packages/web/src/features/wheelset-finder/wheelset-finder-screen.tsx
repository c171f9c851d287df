import { wheelsetPaths } from '@pp-tools/domain/contract';
import { asksForGravel, finderQuestions } from '@pp-tools/domain/finder';
import { useState } from 'react';
import { useMediaQuery } from '../../platform/media-query.ts';
import { UnreadRows } from '../../shop/unread-rows.tsx';
import { useWheelsetCatalogue, type WheelsetCatalogue } from '../../shop/wheelset-catalogue.ts';
import { finderTexts } from '../../texts/finder-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ByWidth } from '../../ui/by-width.tsx';
import graphPaper from '../../ui/graph-paper.module.css';
import { Loading } from '../../ui/load-state.tsx';
import { Page } from '../../ui/page.tsx';
import { AnswerSummary } from './components/answer-summary.tsx';
import { ConfirmBar } from './components/confirm-bar.tsx';
import { EmptyResult } from './components/empty-result.tsx';
import { NarrowingFigure } from './components/narrowing-figure.tsx';
import { QuestionPanel } from './components/question-panel.tsx';
import { ResultList } from './components/result-list.tsx';
import { TraceTable } from './components/trace-table.tsx';
import { WheelField } from './components/wheel-field.tsx';
import { keepDevMode, useDevMode } from './state/dev-mode.ts';
import { useFinderAnswers } from './state/use-finder-answers.ts';
import { type Found, useFinding } from './state/use-finding.ts';
import classes from './wheelset-finder-screen.module.css';

/** While questions are open: what the answers so far leave. */
function Waiting({ found, total }: { readonly found: Found; readonly total: number }) {
  const open = finderQuestions.filter(({ id }) => found.answers[id] === null).length;
  return (
    <div className={`${classes.waiting} ${graphPaper.paper}`}>
      <h2>
        {open === finderQuestions.length
          ? 'Start with the first question'
          : `${open === 1 ? '1 question' : `${open} questions`} to go`}
      </h2>
      <p>{found.ranking.results.length} wheels fit what you have said so far.</p>
      <WheelField catalogue={found.catalogue} results={found.ranking.results} isComplete={false} />
      <NarrowingFigure total={total} steps={found.ranking.steps} />
    </div>
  );
}

interface OutcomeProps {
  readonly found: Found;
  readonly catalogue: WheelsetCatalogue;
  readonly onChange: ReturnType<typeof useFinderAnswers>['change'];
}

function Outcome({ found, catalogue, onChange }: OutcomeProps) {
  const total = catalogue.items.length;
  if (catalogue.state === 'loading') return <Loading text="Loading wheels…" />;
  if (catalogue.state === 'failed') {
    return (
      <div className={classes.waiting}>
        <p>No wheelsets to show.</p>
        <Button onClick={catalogue.retry}>Try again</Button>
      </div>
    );
  }
  if (!found.isComplete) return <Waiting found={found} total={total} />;
  if (found.ranking.results.length === 0) {
    return <EmptyResult found={found} total={total} onChange={onChange} />;
  }
  return <ResultList key={JSON.stringify(found.answers)} found={found} total={total} />;
}

function DevSwitch() {
  const isDevMode = useDevMode();
  return (
    <label className={classes.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isDevMode}
        checked={isDevMode}
        onChange={() => keepDevMode(!isDevMode)}
      />
      {finderTexts.devMode}
    </label>
  );
}

/** What changed, for those who listen. */
function Told({ found }: { readonly found: Found }) {
  const [first] = found.ranking.results;
  const text = !found.isComplete
    ? ''
    : first === undefined
      ? finderTexts.empty
      : `${found.ranking.results.length} wheels. First: ${first.shortName}.`;
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}

/** The questionnaire next to its results; on a phone one after the other. */
export function WheelsetFinderScreen() {
  const catalogue = useWheelsetCatalogue();
  const { answers, change } = useFinderAnswers();
  const found = useFinding(catalogue, answers);
  const isMobile = useMediaQuery('screen and (max-width: 767px)');
  const isDevMode = useDevMode();
  const [isEditing, setEditing] = useState(!found.isComplete);
  const isGravel = asksForGravel(answers);
  const questions = (
    <QuestionPanel
      answers={answers}
      counts={found.counts}
      steps={found.ranking.steps}
      catalogue={catalogue.items}
      onChange={change}
    />
  );
  const outcome = (
    <section className={classes.outcome} aria-label="Result">
      <Outcome found={found} catalogue={catalogue} onChange={change} />
      {isDevMode && catalogue.state === 'ready' && <TraceTable steps={found.ranking.steps} />}
    </section>
  );
  return (
    <Page
      title={finderTexts.title}
      intro={finderTexts.intro}
      actions={
        <div className={classes.actions}>
          <a href="/wheelsetFinder/method">{finderTexts.method}</a>
          <DevSwitch />
        </div>
      }
    >
      <UnreadRows path={wheelsetPaths.list} />
      <div className={classes.columns}>
        <ByWidth
          isNarrow={isMobile}
          narrow={isEditing ? questions : <AnswerSummary answers={answers} onEdit={() => setEditing(true)} />}
          wide={questions}
        />
        <ByWidth isNarrow={isMobile} narrow={isEditing && !isGravel ? null : outcome} wide={outcome} />
      </div>
      {isMobile && isEditing && (
        <ConfirmBar
          isComplete={found.isComplete}
          open={isGravel ? 0 : finderQuestions.filter(({ id }) => answers[id] === null).length}
          onConfirm={() => setEditing(false)}
        />
      )}
      <Told found={found} />
    </Page>
  );
}
