import type { Quote } from '@pp-tools/domain/contract';
import { type QuoteState, quoteStates } from '@pp-tools/domain/sharing';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../platform/notices.ts';
import { publicConfig } from '../../platform/public-config.ts';
import { quoteListTexts as texts } from '../../texts/quote-list-texts.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Segments } from '../../ui/segments.tsx';
import { deleteQuote, saveQuoteState } from './quote-calls.ts';
import classes from './quote-list.module.css';

const timeOf = (at: string): string =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A mail that the staff's own program writes. */
const answerAddress = ({ name, email }: Quote): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(texts.subject(publicConfig.productName))}` +
  `&body=${encodeURIComponent(texts.greeting(name))}`;

/** Carries out a change and loads the list again, whatever came of it. */
function useChange() {
  const client = useQueryClient();
  return async (change: Promise<unknown>, done?: string) => {
    try {
      await change;
      if (done !== undefined) notify(done, { tone: 'success' });
    } catch {
      notify(texts.notSaved, { tone: 'error' });
    }
    await client.invalidateQueries({ queryKey: ['quotes'] });
  };
}

function Removing({ quote: { id, name }, onClose }: { readonly quote: Quote; readonly onClose: () => void }) {
  const change = useChange();
  const remove = () => {
    onClose();
    void change(deleteQuote(id), texts.removed);
  };
  return (
    <Dialog
      title={texts.removeTitle}
      width={440}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button look="danger" onClick={remove}>
            {texts.remove}
          </Button>
        </>
      }
    >
      <p>{texts.removeQuestion(name)}</p>
    </Dialog>
  );
}

/** One question with what can be done about it. */
export function QuoteCard({ quote }: { readonly quote: Quote }) {
  const change = useChange();
  const [isAsking, setAsking] = useState(false);
  const { id, at, name, email, note, code, state } = quote;
  return (
    <li className={classes.quote}>
      <div className={classes.head}>
        <div>
          <h2>{name}</h2>
          <p className={classes.quiet}>
            {email} · {timeOf(at)}
          </p>
        </div>
        <Segments<QuoteState>
          label={texts.state(name)}
          value={state}
          choices={quoteStates.map((value) => ({ value, text: texts.states[value] }))}
          onChange={(next) => void change(saveQuoteState(id, next))}
        />
      </div>
      <p className={note === '' ? classes.quiet : classes.note}>{note || texts.noNote}</p>
      <div className={classes.actions}>
        <a className={buttonClass} data-look="primary" href={answerAddress(quote)}>
          {texts.answer}
        </a>
        {code !== null && (
          <a className={buttonClass} href={`/ppauth/admin/counter/${code}`}>
            {texts.onScreen}
          </a>
        )}
        <Button look="danger" aria-label={texts.removeOf(name)} onClick={() => setAsking(true)}>
          {texts.remove}
        </Button>
      </div>
      {isAsking && <Removing quote={quote} onClose={() => setAsking(false)} />}
    </li>
  );
}
