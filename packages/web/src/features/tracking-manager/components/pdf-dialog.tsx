import type { TableRow } from '@pp-tools/domain/order';
import { useEffect } from 'react';
import { notify } from '../../../platform/notices.ts';
import { pdfTexts, refusedExportText } from '../../../texts/tracking-pdf-texts.ts';
import { trackingTexts } from '../../../texts/tracking-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useIsAfter } from '../../../ui/use-is-after.ts';
import type { MissingCharacters } from '../pdf/history-texts.ts';
import { isLoadFailure, type PdfState, type RefusedItem, usePdfExport } from '../state/use-pdf-export.ts';
import { StaffDialog } from './staff-dialog.tsx';
import classes from './tracking.module.css';

const slowMilliseconds = 2000;

/** Whether one file was saved and there is nothing more to say: the dialog need not be closed by hand. */
const isSingleWithoutWords = ({ phase, total, files, failures, missing, refused }: PdfState): boolean =>
  phase === 'finished' &&
  total === 1 &&
  files === 1 &&
  failures.length + missing.length + refused.length === 0;

/** 导出 PDF: loads the tracking data, says what cannot be exported, and makes one file or several. */
export function PdfDialog({
  rows,
  onClose,
}: {
  readonly rows: readonly TableRow[];
  readonly onClose: () => void;
}) {
  const { state, make, proceed, reload } = usePdfExport(rows);
  const { phase, accepted, refused, done, total } = state;
  const failed = refused.filter(isLoadFailure).length;
  const isPlainlyDone = isSingleWithoutWords(state);
  useEffect(() => {
    if (!isPlainlyDone) return;
    notify(pdfTexts.done(1), { tone: 'success', lang: 'zh-CN' });
    onClose();
  }, [isPlainlyDone, onClose]);
  return (
    <StaffDialog
      title={pdfTexts.title}
      width={800}
      onClose={onClose}
      footer={
        <>
          {phase === 'confirming' && (
            <>
              <Button onClick={onClose}>{trackingTexts.cancel}</Button>
              {failed > 0 && <Button onClick={reload}>{pdfTexts.reload(failed)}</Button>}
              {accepted.length > 0 && (
                <Button look="primary" onClick={() => proceed(accepted)}>
                  {trackingTexts.confirm}
                </Button>
              )}
            </>
          )}
          {phase === 'choosing' && accepted.length > 1 && (
            <>
              <Button onClick={() => make(accepted, false)}>{pdfTexts.separate}</Button>
              <Button look="primary" onClick={() => make(accepted, true)}>
                {pdfTexts.combined}
              </Button>
            </>
          )}
          {phase !== 'confirming' && (
            <Button onClick={onClose}>
              {phase === 'finished' ? trackingTexts.close : trackingTexts.cancel}
            </Button>
          )}
        </>
      }
    >
      <div className={classes.stack}>
        {(phase === 'loading' || phase === 'making') && (
          <Working
            text={phase === 'loading' ? pdfTexts.loading(done, total) : pdfTexts.making(done, total)}
            done={done}
            total={total}
          />
        )}
        {phase === 'confirming' && (
          <div className={classes.stack}>
            <p>{pdfTexts.unprocessable(refused.length)}</p>
            <Refused items={refused} />
            {accepted.length > 0 && <p>{pdfTexts.goOn}</p>}
          </div>
        )}
        {phase === 'choosing' && <p>{pdfTexts.choose(accepted.length)}</p>}
        {phase === 'finished' && (
          <div className={classes.stack} role="status">
            {state.failures.map((text) => (
              <p key={text} className={classes.alert}>
                {text}
              </p>
            ))}
            <p>{state.files > 0 ? pdfTexts.done(state.files) : pdfTexts.nothing}</p>
            {state.missing.length > 0 && <MissingList items={state.missing} />}
            {refused.length > 0 && <p>{pdfTexts.left}</p>}
            <Refused items={refused} />
          </div>
        )}
      </div>
    </StaffDialog>
  );
}

const missingShown = 20;

function MissingList({ items }: { readonly items: readonly MissingCharacters[] }) {
  return (
    <>
      <p>{pdfTexts.missing}</p>
      <ul className={classes.list}>
        {items.slice(0, missingShown).map(({ number, row, characters }) => (
          <li key={`${number} ${row}`}>{pdfTexts.missingIn(number, row, characters)}</li>
        ))}
        {items.length > missingShown && <li>{pdfTexts.moreMissing(items.length - missingShown)}</li>}
      </ul>
    </>
  );
}

function Refused({ items }: { readonly items: readonly RefusedItem[] }) {
  return (
    <ul className={classes.list}>
      {items.map(({ name, refusal }) => (
        <li key={name}>
          {name}: {refusedExportText(refusal)}
        </li>
      ))}
    </ul>
  );
}

function Working({
  text,
  done,
  total,
}: {
  readonly text: string;
  readonly done: number;
  readonly total: number;
}) {
  const isSlow = useIsAfter(slowMilliseconds);
  return (
    <div className={classes.stack}>
      <label className={classes.field}>
        <span role="status">{text}</span>
        <progress className={classes.progress} max={total} value={done} />
      </label>
      {isSlow && <p className={classes.muted}>{pdfTexts.slow}</p>}
    </div>
  );
}
