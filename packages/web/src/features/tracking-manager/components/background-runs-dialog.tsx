import type { BackgroundRun } from '@pp-tools/domain/contract';
import { readResultLine } from '@pp-tools/domain/shipment';
import { useQuery } from '@tanstack/react-query';
import { runTexts, trackingTexts } from '../../../texts/tracking-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { listRuns, readRun, startRun } from '../api/order-calls.ts';
import { downloadResults } from '../state/result-csv.ts';
import classes from './tracking.module.css';

const finishedLines = (run: BackgroundRun) =>
  run.items
    .filter(({ state }) => state !== 'waiting')
    .map(({ number, accepted, answer }) => readResultLine(run.kind, number, { accepted, body: answer }));

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
    <Dialog title={runTexts.backgroundTitle} width={800} lang="zh-CN" onClose={onClose}>
      {runs.length === 0 && <p>{runTexts.backgroundNone}</p>}
      <ul className={classes.list}>
        {runs.map((run) => (
          <li key={run.id} className={classes.spread}>
            <span>
              {run.startedAt.slice(0, 16).replace('T', ' ')} {run.startedBy}:{' '}
              {runTexts.runLine(run.kind, run.finished, run.total)} ({runTexts.states[run.state]})
            </span>
            <span className={classes.deeds}>
              <Button onClick={() => download(run.id)}>{runTexts.download}</Button>
              {run.state !== 'running' && (
                <Button onClick={() => retry(run.id)}>{trackingTexts.retry}</Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
