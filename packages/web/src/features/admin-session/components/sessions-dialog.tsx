import { authPaths, type OpenSessionWire } from '@pp-tools/domain/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../platform/notices.ts';
import { browserName } from '../../../shop/browser-name.ts';
import { UnreadRows } from '../../../shop/unread-rows.tsx';
import { sessionTexts } from '../../../texts/admin-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loading, Trouble } from '../../../ui/load-state.tsx';
import { endOtherSessions, endSession, readSessions } from '../api/session-calls.ts';
import classes from './sessions-dialog.module.css';

const instants = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const queryKey = ['session', 'list'];

/** Every browser in which the admin is logged in, each to be ended. */
export function SessionsDialog({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const { data, isPending, refetch } = useQuery({ queryKey, queryFn: readSessions });
  const end = useMutation({
    mutationFn: (id: string | null) => (id === null ? endOtherSessions() : endSession(id)),
    onSuccess: (_answer, id) => {
      notify(id === null ? sessionTexts.othersEnded : sessionTexts.ended, { tone: 'success' });
    },
    onError: () => {
      notify(sessionTexts.endFailed, { tone: 'error' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  return (
    <Dialog
      title={sessionTexts.title}
      width={560}
      onClose={onClose}
      footer={
        <>
          {(data?.length ?? 0) > 1 && (
            <Button onClick={() => end.mutate(null)}>{sessionTexts.endOthers}</Button>
          )}
          <Button look="primary" onClick={onClose}>
            {sessionTexts.close}
          </Button>
        </>
      }
    >
      <p className={classes.intro}>{sessionTexts.intro}</p>
      {isPending && <Loading />}
      {!isPending && data === undefined && (
        <Trouble title={sessionTexts.failed} onRetry={() => refetch()}>
          {sessionTexts.failedHelp}
        </Trouble>
      )}
      <UnreadRows path={authPaths.sessions} />
      <ul className={classes.list}>
        {data?.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => end.mutate(session.id)} />
        ))}
      </ul>
    </Dialog>
  );
}

function SessionRow({
  session: { agent, address, openedAt, usedAt, isCurrent },
  onEnd,
}: {
  readonly session: OpenSessionWire;
  readonly onEnd: () => void;
}) {
  const name = browserName(agent);
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.name}>
          {name} {isCurrent && <span className={classes.current}>{sessionTexts.current}</span>}
        </p>
        <p className={classes.facts}>
          {sessionTexts.used(instants.format(usedAt))}
          <br />
          {sessionTexts.opened(instants.format(openedAt), address)}
        </p>
      </div>
      {!isCurrent && (
        <Button aria-label={sessionTexts.endOf(name)} onClick={onEnd}>
          {sessionTexts.end}
        </Button>
      )}
    </li>
  );
}
