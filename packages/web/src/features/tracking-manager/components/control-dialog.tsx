import type { TableRow } from '@pp-tools/domain/order';
import { useState } from 'react';
import { carrierTexts, controlLineText } from '../../../texts/tracking-carrier-texts.ts';
import { runTexts } from '../../../texts/tracking-run-texts.ts';
import { trackingTexts } from '../../../texts/tracking-texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { TrackingControl } from '../api/provider-calls.ts';
import { downloadCsv } from '../state/csv-file.ts';
import { controlledNumbers, useControlRun } from '../state/use-control-run.ts';
import { QuotaLine } from './quota-line.tsx';
import { RunResults } from './run-results.tsx';
import { StaffDialog } from './staff-dialog.tsx';
import classes from './tracking.module.css';

const controls = ['stop', 'retrack', 'delete'] as const;

/** 跟踪设置: stops, resumes or deletes the tracking of all registered numbers of the selected orders. */
export function ControlDialog({
  rows,
  onClose,
}: {
  readonly rows: readonly TableRow[];
  /** Gets whether at least one number was changed. */
  readonly onClose: (isChanged: boolean) => void;
}) {
  // The numbers as they were when the dialog opened: a reload of the table must not change what is asked.
  const [numbers] = useState(() => controlledNumbers(rows));
  const [control, setControl] = useState<TrackingControl>(
    () => controls.find((each) => numbers[each].length > 0) ?? 'stop',
  );
  const { state, start } = useControlRun();
  const { phase, lines } = state;
  const chosen = numbers[control];
  const failed = lines.filter(({ success }) => !success).map(({ number }) => number);
  const shown = lines.map((line) => ({
    key: line.number,
    success: line.success,
    text: controlLineText(control, line),
  }));
  const close = () => onClose(lines.some(({ success }) => success));
  const download = () =>
    downloadCsv(`${control}-results.csv`, [
      ['tracking_number', 'result', 'message'],
      ...lines.map((line) => [
        line.number,
        line.success ? 'success' : 'failed',
        controlLineText(control, line),
      ]),
    ]);
  return (
    <StaffDialog
      title={carrierTexts.controlTitle}
      width={800}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{phase === 'asking' ? trackingTexts.cancel : trackingTexts.close}</Button>
          {phase === 'asking' && chosen.length > 0 && (
            <Button look={control === 'delete' ? 'danger' : 'primary'} onClick={() => start(control, chosen)}>
              {carrierTexts.controlConfirm(control, chosen.length)}
            </Button>
          )}
          {phase === 'finished' && failed.length > 0 && (
            <Button onClick={() => start(control, failed)}>{runTexts.retryFailed(failed.length)}</Button>
          )}
          {phase === 'finished' && <Button onClick={download}>{runTexts.download}</Button>}
        </>
      }
    >
      {phase === 'asking' ? (
        <Choice numbers={numbers} control={control} onChoose={setControl} />
      ) : (
        <RunResults lines={shown} percent={state.percent} left={state.left} />
      )}
    </StaffDialog>
  );
}

function Choice({
  numbers,
  control,
  onChoose,
}: {
  readonly numbers: ReturnType<typeof controlledNumbers>;
  readonly control: TrackingControl;
  readonly onChoose: (control: TrackingControl) => void;
}) {
  if (numbers.delete.length === 0) {
    return (
      <p className={classes.alert} role="alert">
        {carrierTexts.noneRegistered}
      </p>
    );
  }
  return (
    <fieldset className={classes.choices}>
      <legend>{carrierTexts.registeredNumbers(numbers.delete.length)}</legend>
      {controls.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="control"
            checked={each === control}
            disabled={numbers[each].length === 0}
            onChange={() => onChoose(each)}
          />
          <span>
            {carrierTexts.controlChoice(each, numbers[each].length)}
            <span className={classes.muted}>{carrierTexts.controlCost(each, numbers[each].length)}</span>
          </span>
        </label>
      ))}
      <QuotaLine cost={0} text={carrierTexts.quotaLeft} />
    </fieldset>
  );
}
