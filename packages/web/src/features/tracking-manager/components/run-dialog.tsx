import type { TableRow } from '@pp-tools/domain/order';
import { listExcluded, type RunKind } from '@pp-tools/domain/shipment';
import { notify } from '../../../platform/notices.ts';
import { resultText, runTexts } from '../../../texts/tracking-run-texts.ts';
import { registeredText, statusText, trackingTexts } from '../../../texts/tracking-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { startRun } from '../api/run-calls.ts';
import { downloadResults } from '../state/result-csv.ts';
import { useRun } from '../state/use-run.ts';
import { QuotaLine } from './quota-line.tsx';
import { RunResults } from './run-results.tsx';
import { StaffDialog } from './staff-dialog.tsx';
import classes from './tracking.module.css';

/** What a closed run dialog leaves behind. */
export type RunOutcome = 'success' | 'background' | 'nothing';

interface RunDialogProps {
  readonly kind: RunKind;
  readonly rows: readonly TableRow[];
  /** Gets what the run came to: at least one number went well, it goes on in the background, or nothing was done. */
  readonly onClose: (outcome: RunOutcome) => void;
}

/** 注册单号 / 更新单号: asks when there are several, then one line for each number. */
export function RunDialog({ kind, rows, onClose }: RunDialogProps) {
  const { plan, state, start } = useRun(kind, rows);
  const close = () => onClose(state.lines.some(({ success }) => success) ? 'success' : 'nothing');
  const failed = state.lines.flatMap((line) =>
    line.code === 'skipped-empty' || line.success ? [] : [line.number],
  );
  const moveToBackground = async () => {
    await startRun(
      kind,
      plan.numbers.filter((number) => number !== ''),
    );
    notify(runTexts.backgroundStarted, { tone: 'success', lang: 'zh-CN' });
    onClose('background');
  };
  return (
    <StaffDialog
      title={runTexts.titles[kind]}
      width={1000}
      onClose={close}
      footer={
        <>
          {state.phase === 'asking' && plan.numbers.length > 1 && (
            <>
              <Button onClick={close}>{trackingTexts.cancel}</Button>
              <Button onClick={moveToBackground}>{runTexts.background}</Button>
              <Button look="primary" onClick={() => start(plan.numbers)}>
                {trackingTexts.confirm}
              </Button>
            </>
          )}
          {state.phase === 'finished' && failed.length > 0 && (
            <Button onClick={() => start(failed)}>{runTexts.retryFailed(failed.length)}</Button>
          )}
          {state.phase === 'finished' && (
            <Button onClick={() => downloadResults(kind, state.lines)}>{runTexts.download}</Button>
          )}
          {state.phase !== 'asking' && <Button onClick={close}>{trackingTexts.close}</Button>}
        </>
      }
    >
      <div className={classes.stack}>
        {state.phase === 'none-valid' && (
          <p className={classes.alert} role="alert">
            {[
              runTexts.noneValid,
              ...(rows.length === 0 ? [trackingTexts.selectForRun[kind]] : []),
              runTexts.hints[kind],
            ].join('\n')}
          </p>
        )}
        {state.phase === 'asking' && plan.numbers.length > 1 && (
          <p>{runTexts.ask(kind, plan.numbers.length)}</p>
        )}
        {kind === 'register' && state.phase === 'asking' && plan.numbers.length > 1 && (
          <QuotaLine cost={plan.numbers.filter((number) => number !== '').length} />
        )}
        <Excluded rows={plan.excluded} />
        {state.phase !== 'asking' && state.phase !== 'none-valid' && (
          <RunResults
            lines={state.lines.map((line) => ({
              key: line.code,
              success: line.success,
              text: resultText(kind, line),
            }))}
            percent={state.percent}
            left={state.left}
          />
        )}
      </div>
    </StaffDialog>
  );
}

function Excluded({ rows }: { readonly rows: readonly TableRow[] }) {
  if (rows.length === 0) return null;
  const { shown, hidden } = listExcluded(rows);
  return (
    <div>
      <p className={classes.muted}>{runTexts.excluded(rows.length)}</p>
      <ul className={classes.list}>
        {shown.map((row) => (
          <li key={row.orderId}>
            {row.trackingNumbers[0] ?? trackingTexts.none} ({statusText(row.status)}
            {row.trackingNumbers.length > 0 && `，${registeredText(row.registered)}`})
          </li>
        ))}
        {hidden > 0 && <li>{runTexts.hidden(hidden)}</li>}
      </ul>
    </div>
  );
}
