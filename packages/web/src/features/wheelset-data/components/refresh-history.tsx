import { type RefreshEntry, wheelsetAdminPaths } from '@pp-tools/domain/contract';
import { sourceName } from '@pp-tools/domain/wheelset';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../../platform/notices.ts';
import { notifyDone } from '../../../shop/notify-done.ts';
import { UnreadRows } from '../../../shop/unread-rows.tsx';
import { wheelsetDataTexts } from '../../../texts/wheelset-data-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loading, Trouble } from '../../../ui/load-state.tsx';
import { refreshesQuery, refreshQuery, rollBack } from '../api/refresh-calls.ts';
import { forgetCatalogue } from '../state/forget-catalogue.ts';
import { instantText } from '../state/instant-text.ts';
import { readRefreshFault } from '../state/refresh-fault.ts';
import classes from '../wheelset-data.module.css';
import { ChangeLists } from './change-lists.tsx';

/** Every refresh with who, when, from where and how much; each can be looked at and rolled back. */
export function RefreshHistory() {
  const { data, isPending, refetch } = useQuery(refreshesQuery);
  const [asked, setAsked] = useState<RefreshEntry | null>(null);
  if (isPending) return <Loading />;
  if (data === undefined) {
    return (
      <Trouble title="The refresh history could not be loaded." onRetry={() => refetch()}>
        Your connection may be down, or your session has ended.
      </Trouble>
    );
  }
  return (
    <>
      <UnreadRows path={wheelsetAdminPaths.refreshes} />
      {data.length === 0 && <p className={classes.none}>No refresh yet.</p>}
      <ol className={classes.entries}>
        {data.map((refresh) => (
          <Entry key={refresh.id} refresh={refresh} onRollBack={() => setAsked(refresh)} />
        ))}
      </ol>
      {asked && <RollBackDialog refresh={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function Entry({ refresh, onRollBack }: { readonly refresh: RefreshEntry; readonly onRollBack: () => void }) {
  const { id, kind, at, actor, source, counts, canRollBack } = refresh;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={classes.entry}>
      <div className={classes.entryHead}>
        <div>
          <h2>
            {kind === 'refresh' ? 'Refresh' : 'Roll back'} {id}
          </h2>
          <p className={classes.muted}>
            {instantText(at)} by {actor}, from {sourceName(source)}
          </p>
          <p>
            {counts.total} wheelsets: {counts.added} added, {counts.changed} changed, {counts.removed} removed
          </p>
        </div>
        <div className={classes.entryActions}>
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide changes' : 'Show changes'}
          </Button>
          {canRollBack && <Button onClick={onRollBack}>Roll back</Button>}
        </div>
      </div>
      {isOpen && <Changes id={id} />}
    </li>
  );
}

function Changes({ id }: { readonly id: number }) {
  const { data, isPending } = useQuery(refreshQuery(id));
  if (isPending) return <Loading />;
  if (data === undefined) return <p className={classes.alert}>The changes could not be loaded.</p>;
  const { added, changed, removed } = data.refresh.counts;
  return added + changed + removed === 0 ? (
    <p className={classes.muted}>Nothing changed.</p>
  ) : (
    <ChangeLists changes={data.changes} counts={data.refresh.counts} />
  );
}

function RollBackDialog({
  refresh,
  onClose,
}: {
  readonly refresh: RefreshEntry;
  readonly onClose: () => void;
}) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const count = await rollBack(refresh.id);
      if (count === null) notifyDone();
      else notify(wheelsetDataTexts.rolledBack(count), { tone: 'success' });
    } catch (thrown) {
      notify(readRefreshFault(thrown).text ?? wheelsetDataTexts.rollbackFailed, { tone: 'error' });
    }
    await forgetCatalogue(queries);
    onClose();
  };
  return (
    <Dialog
      title={`Roll back to before ${refresh.kind} ${refresh.id}`}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" aria-disabled={isBusy} onClick={confirm}>
            Yes, Roll back
          </Button>
        </>
      }
    >
      <p>
        All wheelsets return to the state before {instantText(refresh.at)}. Later changes, those made by hand
        too, are replaced. The roll back is itself an entry here and can be undone.
      </p>
    </Dialog>
  );
}
