import { type BackgroundRun, orderPaths } from '@pp-tools/domain/contract';
import { readResultLine } from '@pp-tools/domain/shipment';
import { useQuery } from '@tanstack/react-query';
import { UnreadRows } from '../../../shop/unread-rows.tsx';
import { runTexts } from '../../../texts/tracking-run-texts.ts';
import { trackingTexts } from '../../../texts/tracking-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { listRuns, readRun, startRun } from '../api/run-calls.ts';
import { downloadResults } from '../state/result-csv.ts';
import { StaffDialog } from './staff-dialog.tsx';
import classes from './tracking.module.css';

const finishedLines = (run: BackgroundRun) =>
  run.items
    .filter(({ state }) => state !== 'waiting')
    .map(({ number, accepted, answer }) => readResultLine(run.kind, number, { accepted, body: answer }));

/** What is left to do once more: numbers that failed, or those that a stopped run did not reach. */
function RetryButton({ run, onRetry }: { readonly run: BackgroundRun; readonly onRetry: () => void }) {
  const left = run.failed + run.total - run.finished;
  if (run.state === 'running' || left === 0) return null;
  const text = run.finished < run.total ? runTexts.runWaiting(left) : runTexts.retryFailed(left);
  return <Button onClick={onRetry}>{text}</Button>;
}

/** Runs that go on without the page: how far they are, their results, and what failed once more. */
export function BackgroundRunsDialog({ onClose }: { readonly onClose: () => void }) {
  const { data: runs = [], refetch } = useQuery({
    queryKey: ['tracking-runs'],
    queryFn: listRuns,
    refetchInterval: 2000,
    staleTime: 0,
  });
  const download = async (id: number) => {
    const run = await readRun(id);
    downloadResults(run.kind, finishedLines(run));
  };
  const retry = async (id: number) => {
    const run = await readRun(id);
    const open = run.items.filter(({ state }) => state !== 'done').map(({ number }) => number);
    if (open.length > 0) await startRun(run.kind, open);
    await refetch();
  };
  return (
    <StaffDialog title={runTexts.backgroundTitle} width={800} onClose={onClose}>
      <UnreadRows path={orderPaths.runs} text={trackingTexts.unreadRows} />
      <UnreadRows path={`${orderPaths.runs}/`} text={trackingTexts.unreadRows} />
      {runs.length === 0 && <p>{runTexts.backgroundNone}</p>}
      <ul className={classes.runs}>
        {runs.map((run) => (
          <li key={run.id} className={classes.run}>
            <div className={classes.spread}>
              <strong>
                {runTexts.runLine(run.kind, run.finished, run.total)} · {runTexts.states[run.state]}
              </strong>
              <span className={classes.muted}>
                {run.startedAt.slice(0, 16).replace('T', ' ')} {run.startedBy}
              </span>
            </div>
            <progress
              className={classes.progress}
              max={run.total}
              value={run.finished}
              aria-label={runTexts.runLine(run.kind, run.finished, run.total)}
            />
            <div className={classes.bar}>
              {run.failed > 0 && <span className={classes.failed}>{runTexts.runFailed(run.failed)}</span>}
              <Button onClick={() => download(run.id)} disabled={run.finished === 0}>
                {runTexts.download}
              </Button>
              <RetryButton run={run} onRetry={() => retry(run.id)} />
            </div>
          </li>
        ))}
      </ul>
    </StaffDialog>
  );
}
