import { setupRanges } from '@pp-tools/domain/climb';
import { useUnits } from '../../../platform/unit-preference.ts';
import { keepRiderProfile } from '../../../shop/rider-profile.ts';
import { UnitField } from '../../../shop/unit-field.tsx';
import { massText } from '../../../texts/measure-texts.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { useClimber } from '../page/use-shown-build.ts';
import classes from './bike-facts.module.css';

/** Weight and, where it matters, power of the rider: the same in all tools. */
export function RiderFields({ hasPower }: { readonly hasPower: boolean }) {
  const units = useUnits();
  const { rider, bike, power, isRiderAssumed } = useClimber();
  return (
    <div className={classes.rider}>
      <UnitField
        label="Rider with kit"
        kind="mass"
        value={rider}
        range={setupRanges.rider}
        onChange={(riderKilograms) => keepRiderProfile({ riderKilograms })}
      />
      {hasPower && (
        <NumberField
          label="Power on a climb"
          unit="W"
          value={power}
          min={setupRanges.power.min}
          max={setupRanges.power.max}
          onChange={(powerWatts) => keepRiderProfile({ powerWatts })}
        />
      )}
      <p className={classes.note}>
        {isRiderAssumed ? 'The rider is assumed until you enter a weight. ' : ''}Bike{' '}
        {massText(bike, units, 1)}: the middle of what the finished build is likely to weigh.
      </p>
    </div>
  );
}
