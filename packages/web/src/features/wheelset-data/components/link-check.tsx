import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callFaultOf } from '../../../platform/http-client.ts';
import { notify } from '../../../platform/notices.ts';
import { linkCheckTexts } from '../../../texts/quality-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { linkCheckQuery, startLinkCheck } from '../api/link-calls.ts';
import { instantText } from '../state/instant-text.ts';
import classes from '../wheelset-data.module.css';

/** Visits all links of the catalogue at a click and shows how far that is; the last round stays readable. */
export function LinkCheck() {
  const queries = useQueryClient();
  const { data } = useQuery(linkCheckQuery);
  const start = useMutation({
    mutationFn: startLinkCheck,
    onSettled: () => queries.invalidateQueries({ queryKey: linkCheckQuery.queryKey }),
    onError: (thrown) => {
      const fault = callFaultOf(thrown);
      notify((fault?.kind === 'refused' && fault.message) || linkCheckTexts.failed, { tone: 'error' });
    },
  });
  const run = data?.run ?? null;
  const isBusy = start.isPending || run?.isRunning === true;
  return (
    <div className={classes.linkCheck}>
      <Button aria-disabled={isBusy} onClick={() => isBusy || start.mutate()}>
        {linkCheckTexts.start}
      </Button>
      {run?.isRunning ? (
        <label className={classes.progress}>
          <span>{linkCheckTexts.running(run.done, run.total)}</span>
          <progress value={run.done} max={Math.max(1, run.total)} />
        </label>
      ) : (
        <p className={classes.muted} role="status">
          {run === null
            ? linkCheckTexts.never
            : linkCheckTexts.last(run, instantText(run.endedAt ?? run.startedAt))}
        </p>
      )}
    </div>
  );
}
