import type { Shipment } from '@pp-tools/domain/order';
import { readExtraInfo } from '@pp-tools/domain/shipment';
import { type FormEvent, useState } from 'react';
import { carrierTexts } from '../../../texts/tracking-carrier-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { changeExtraInfo } from '../api/provider-calls.ts';
import classes from './tracking.module.css';

const fields = ['postalCode', 'country', 'other'] as const;

/** What some carriers ask for next to the digits of a phone. */
export function ExtraInfoForm({
  shipment,
  isBusy,
  onRun,
  onAlert,
}: {
  readonly shipment: Shipment;
  readonly isBusy: boolean;
  readonly onRun: (action: () => Promise<void>) => void;
  readonly onAlert: (text: string) => void;
}) {
  const { number, extraInfo } = shipment;
  const [typed, setTyped] = useState({
    postalCode: extraInfo.postalCode ?? '',
    country: extraInfo.country ?? '',
    other: extraInfo.other ?? '',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const info = readExtraInfo(typed);
    if (!info.ok) return onAlert(carrierTexts.extraInfoInvalid[info.fault]);
    onRun(() => changeExtraInfo(number, info.value));
  };
  return (
    <form className={classes.bar} onSubmit={submit}>
      {fields.map((field) => (
        <label key={field} className={classes.field}>
          <span>{carrierTexts.extraInfo[field]}</span>
          <input
            value={typed[field]}
            autoComplete="off"
            onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
          />
        </label>
      ))}
      <Button type="submit" disabled={isBusy}>
        {carrierTexts.changeExtraInfo}
      </Button>
      <p className={classes.muted}>{carrierTexts.extraInfoHint}</p>
    </form>
  );
}
