import { setupRanges } from '@pp-tools/domain/climb';
import { keepRiderProfile } from '../../../shop/rider-profile.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { useClimber } from '../page/use-shown-build.ts';
import classes from './bike-facts.module.css';

/** Weight and, where it matters, power of the rider: the same in all tools. */
export function RiderFields({ hasPower }: { readonly hasPower: boolean }) {
  const { rider, bike, power, isRiderAssumed } = useClimber();
  return (
    <div className={classes.rider}>
      <NumberField
        label="Rider with kit"
        unit="kg"
        value={rider}
        min={setupRanges.rider.min}
        max={setupRanges.rider.max}
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
        {isRiderAssumed ? 'The rider is assumed until you enter a weight. ' : ''}Bike {bike.toFixed(1)} kg:
        the middle of what the finished build is likely to weigh.
      </p>
    </div>
  );
}
