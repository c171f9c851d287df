import { setupRanges } from '@pp-tools/domain/climb';
import { keepRiderProfile, useRiderProfile } from '../../../shop/rider-profile.ts';
import { UnitField } from '../../../shop/unit-field.tsx';
import { riderWeightTexts } from '../../../texts/builder-compatibility-texts.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './findings.module.css';

/** The weight that the findings are for; until it is known, a way to enter it. */
export function RiderWeight() {
  const { riderKilograms } = useRiderProfile();
  if (riderKilograms === null) {
    return (
      <div className={classes.actions}>
        <p className={classes.note}>{riderWeightTexts.unknown}</p>
        <Button look="quiet" onClick={() => keepRiderProfile({ riderKilograms: setupRanges.rider.start })}>
          {riderWeightTexts.enter}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.rider}>
      <UnitField
        label={riderWeightTexts.label}
        kind="mass"
        value={riderKilograms}
        range={setupRanges.rider}
        onChange={(next) => keepRiderProfile({ riderKilograms: next })}
      />
    </div>
  );
}
