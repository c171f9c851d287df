import type { TableRow } from '@pp-tools/domain/order';
import { normaliseTrackingNumber, readTrackingNumber } from '@pp-tools/domain/shipment';
import { type FormEvent, useState } from 'react';
import { changeTexts, trackingTexts } from '../../../texts/tracking-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { addNumber, changeNumber, errorOf } from '../api/order-calls.ts';
import { StaffDialog } from './staff-dialog.tsx';
import classes from './tracking.module.css';

/** 变更跟踪详情: replaces the first number of an order, adds another one, or gives it its first. */
export function ChangeDialog({
  row,
  onChanged,
  onClose,
}: {
  readonly row: TableRow;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}) {
  const [first] = row.trackingNumbers;
  const [mode, setMode] = useState<'change' | 'add'>(first === undefined ? 'add' : 'change');
  const [text, setText] = useState('');
  const [alert, setAlert] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (normaliseTrackingNumber(text) === '') return setAlert(changeTexts.blank);
    if (!readTrackingNumber(text).ok) return setAlert(changeTexts.invalid);
    setBusy(true);
    setAlert(null);
    try {
      if (mode === 'change' && first !== undefined) await changeNumber(row.orderId, first, text);
      else await addNumber(row.orderId, text);
      onChanged();
    } catch (thrown) {
      const failed = mode === 'change' ? changeTexts.changeFailed : changeTexts.addFailed;
      const reason = errorOf(thrown);
      setAlert(reason === null ? failed : `${failed}\n${reason}`);
      setBusy(false);
    }
  };
  return (
    <StaffDialog title={changeTexts.title} width={800} onClose={onClose}>
      <form className={classes.stack} onSubmit={submit}>
        <p>
          {changeTexts.order}: <strong>{row.orderId}</strong>
        </p>
        <p>
          {changeTexts.current}:{' '}
          <span className={classes.number}>{row.trackingNumbers.join(', ') || trackingTexts.none}</span>
        </p>
        {first === undefined ? <p>{changeTexts.first}</p> : <Mode mode={mode} onChange={setMode} />}
        <label className={classes.field}>
          <span>{changeTexts.newNumber}</span>
          <input value={text} onChange={(event) => setText(event.target.value)} autoComplete="off" />
        </label>
        {alert !== null && (
          <p className={classes.alert} role="alert">
            {alert}
          </p>
        )}
        <div className={classes.actions}>
          <Button type="submit" look="primary" disabled={isBusy}>
            {trackingTexts.submit}
          </Button>
        </div>
      </form>
    </StaffDialog>
  );
}

function Mode({
  mode,
  onChange,
}: {
  readonly mode: 'change' | 'add';
  readonly onChange: (mode: 'change' | 'add') => void;
}) {
  return (
    <fieldset className={classes.radio}>
      <legend className="visually-hidden">{changeTexts.mode}</legend>
      {(['change', 'add'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="change-mode" checked={mode === one} onChange={() => onChange(one)} />{' '}
          {changeTexts[one]}
        </label>
      ))}
    </fieldset>
  );
}
