import type { Shipment, TableRow } from '@pp-tools/domain/order';
import { carrierLabel, carrierNames, readCarrierCode, readPhoneLastFour } from '@pp-tools/domain/shipment';
import { type FormEvent, useState } from 'react';
import { carrierTexts } from '../../../texts/tracking-carrier-texts.ts';
import { trackingTexts } from '../../../texts/tracking-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { errorOf } from '../api/order-calls.ts';
import { changeCarrier, changePhone, controlTracking, type TrackingControl } from '../api/provider-calls.ts';
import { ExtraInfoForm } from './extra-info-form.tsx';
import { StaffDialog } from './staff-dialog.tsx';
import classes from './tracking.module.css';

/** 更换承运商: another carrier for a number, its phone digits, and whether the provider goes on tracking it. */
export function CarrierDialog({
  row,
  onChanged,
  onClose,
}: {
  readonly row: TableRow;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}) {
  const [number, setNumber] = useState(row.trackingNumbers[0] ?? '');
  const [alert, setAlert] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const shipment = row.shipments.find((one) => one.number === number);

  const run = async (action: () => Promise<void>) => {
    setBusy(true);
    setAlert(null);
    try {
      await action();
      onChanged();
    } catch (thrown) {
      setAlert(errorOf(thrown) ?? carrierTexts.failed);
      setBusy(false);
    }
  };
  return (
    <StaffDialog title={carrierTexts.title} width={800} onClose={onClose}>
      <div className={classes.stack}>
        {alert !== null && (
          <p className={classes.alert} role="alert">
            {alert}
          </p>
        )}
        {row.trackingNumbers.length > 1 && (
          <label className={classes.field}>
            <span>{trackingTexts.columns.trackingNumber}</span>
            <select value={number} onChange={(event) => setNumber(event.target.value)}>
              {row.trackingNumbers.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          </label>
        )}
        {shipment !== undefined && (
          <div key={shipment.number} className={classes.stack}>
            <p>
              {carrierTexts.current(shipment.number, carrierLabel(shipment.carrier) ?? trackingTexts.unknown)}
            </p>
            <Carrier shipment={shipment} isBusy={isBusy} onRun={run} onAlert={setAlert} />
            <Phone shipment={shipment} isBusy={isBusy} onRun={run} onAlert={setAlert} />
            <ExtraInfoForm shipment={shipment} isBusy={isBusy} onRun={run} onAlert={setAlert} />
            {shipment.registered && <Control shipment={shipment} isBusy={isBusy} onRun={run} />}
          </div>
        )}
      </div>
    </StaffDialog>
  );
}

interface PartProps {
  readonly shipment: Shipment;
  readonly isBusy: boolean;
  readonly onRun: (action: () => Promise<void>) => void;
}

interface FormProps extends PartProps {
  readonly onAlert: (text: string) => void;
}

function Carrier({ shipment, isBusy, onRun, onAlert }: FormProps) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A carrier is chosen by name or typed as its code: "UPS", "UPS 100002" or "100002".
    const code = readCarrierCode(/(?<!\d)\d+$/.exec(text.trim())?.[0] ?? codeOfName(text));
    if (!code.ok || code.value === null) return onAlert(carrierTexts.invalid);
    const chosen = code.value;
    onRun(() => changeCarrier(shipment.number, chosen));
  };
  return (
    <form className={classes.bar} onSubmit={submit}>
      <label className={classes.field}>
        <span>{carrierTexts.newCarrier}</span>
        <input
          value={text}
          list="carrier-names"
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <datalist id="carrier-names">
        {[...carrierNames].map(([code, name]) => (
          <option key={code} value={`${name} ${code}`} />
        ))}
      </datalist>
      <Button type="submit" look="primary" disabled={isBusy}>
        {carrierTexts.title}
      </Button>
      <p className={classes.muted}>
        {shipment.registered ? carrierTexts.freeHint : carrierTexts.unregisteredHint}
      </p>
    </form>
  );
}

const codeOfName = (text: string): string =>
  String([...carrierNames].find(([, name]) => name.toLowerCase() === text.trim().toLowerCase())?.[0] ?? '?');

function Phone({ shipment, isBusy, onRun, onAlert }: FormProps) {
  const [text, setText] = useState(shipment.phoneLastFour ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const phone = readPhoneLastFour(text);
    if (!phone.ok || phone.value === null) return onAlert(carrierTexts.phoneInvalid);
    const digits = phone.value;
    onRun(() => changePhone(shipment.number, digits));
  };
  return (
    <form className={classes.bar} onSubmit={submit}>
      <label className={classes.field}>
        <span>{trackingTexts.columns.phone}</span>
        <input
          value={text}
          inputMode="numeric"
          maxLength={8}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Button type="submit" disabled={isBusy}>
        {carrierTexts.changePhone}
      </Button>
    </form>
  );
}

/** Ending, resuming or deleting the tracking with the provider. The last one is asked twice, since it is final there. */
function Control({ shipment, isBusy, onRun }: PartProps) {
  const [isAsking, setAsking] = useState(false);
  const button = (control: TrackingControl) => (
    <Button disabled={isBusy} onClick={() => onRun(() => controlTracking(shipment.number, control))}>
      {carrierTexts.controls[control]}
    </Button>
  );
  if (isAsking) {
    return (
      <div className={classes.stack}>
        <p>{carrierTexts.askDelete}</p>
        <div className={classes.bar}>
          <Button onClick={() => setAsking(false)}>{trackingTexts.cancel}</Button>
          <Button
            look="danger"
            disabled={isBusy}
            onClick={() => onRun(() => controlTracking(shipment.number, 'delete'))}
          >
            {carrierTexts.controls.delete}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={classes.bar}>
      {shipment.isStopped ? button('retrack') : button('stop')}
      <Button disabled={isBusy} onClick={() => setAsking(true)}>
        {carrierTexts.controls.delete}
      </Button>
    </div>
  );
}
