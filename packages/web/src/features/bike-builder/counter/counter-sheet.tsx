import { longestShareNote, type StaffLink } from '@pp-tools/domain/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../../platform/notices.ts';
import { counterTexts } from '../../../texts/counter-texts.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loading, Trouble } from '../../../ui/load-state.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import classes from './counter.module.css';
import { saveStaffNote, staffLinkQuery, withdrawShortLink } from './counter-calls.ts';
import { pickingQuery } from './counter-list.ts';
import { CounterTable } from './counter-table.tsx';

interface LinkProps {
  readonly link: StaffLink;
}

function Parts({ link }: LinkProps) {
  const { data: rows, isPending, refetch } = useQuery(pickingQuery(link));
  if (isPending) return <Loading text={counterTexts.loading} />;
  if (rows === undefined) {
    return (
      <Trouble title={counterTexts.failed} onRetry={() => refetch()}>
        {counterTexts.listFault}
      </Trouble>
    );
  }
  if (rows.length === 0) return <p className={classes.quiet}>{counterTexts.nothing}</p>;
  return <CounterTable rows={rows} hasPrices={link.tool === 'build'} />;
}

function StaffNote({ link: { code, staffNote } }: LinkProps) {
  const client = useQueryClient();
  const [note, setNote] = useState(staffNote);
  const save = async () => {
    try {
      await saveStaffNote(code, note);
      notify(counterTexts.saved, { tone: 'success' });
      await client.invalidateQueries({ queryKey: staffLinkQuery(code).queryKey });
    } catch {
      notify(counterTexts.notSaved, { tone: 'error' });
    }
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={counterTexts.staffNote}
        hint={counterTexts.staffHint}
        value={note}
        maxLength={longestShareNote}
        onChange={({ target }) => setNote(target.value)}
      />
      <span className="no-print">
        <Button type="submit" disabled={note.trim() === staffNote}>
          {counterTexts.save}
        </Button>
      </span>
    </form>
  );
}

function Withdrawing({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const client = useQueryClient();
  const withdraw = async () => {
    try {
      await withdrawShortLink(code);
      notify(counterTexts.withdrawDone, { tone: 'success' });
    } catch {
      notify(counterTexts.fault.other, { tone: 'error' });
    }
    onClose();
    await client.invalidateQueries({ queryKey: staffLinkQuery(code).queryKey });
  };
  return (
    <Dialog
      title={counterTexts.withdraw}
      width={440}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{counterTexts.cancel}</Button>
          <Button look="danger" onClick={() => void withdraw()}>
            {counterTexts.withdrawYes}
          </Button>
        </>
      }
    >
      <p>{counterTexts.withdrawQuestion}</p>
    </Dialog>
  );
}

/** One shared state on one page of paper. */
export function CounterSheet({ link }: LinkProps) {
  const [isAsking, setAsking] = useState(false);
  const { code, tool, madeAt, withdrawnAt, note, address } = link;
  return (
    <section className={classes.sheet} aria-label={code}>
      <div className={classes.head}>
        <div>
          <h2>{code}</h2>
          <p className={classes.quiet}>{counterTexts.made(counterTexts.tools[tool], madeAt.slice(0, 10))}</p>
        </div>
        {withdrawnAt === null && (
          <div className={`${classes.buttons} no-print`}>
            <a className={buttonClass} href={address} target="_blank" rel="noreferrer">
              {counterTexts.visit}
            </a>
            <Button onClick={() => window.print()}>{counterTexts.print}</Button>
            <Button look="danger" onClick={() => setAsking(true)}>
              {counterTexts.withdraw}
            </Button>
          </div>
        )}
      </div>
      {withdrawnAt === null ? (
        <>
          <div>
            <h3>{counterTexts.visitorNote}</h3>
            <p className={note === '' ? classes.quiet : classes.said}>{note || counterTexts.noNote}</p>
          </div>
          <Parts link={link} />
        </>
      ) : (
        <p role="status">{counterTexts.withdrawn}</p>
      )}
      <StaffNote link={link} />
      {isAsking && <Withdrawing code={code} onClose={() => setAsking(false)} />}
    </section>
  );
}
