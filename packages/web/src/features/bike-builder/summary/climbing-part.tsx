import { climbingPace, lowCadence, rollingOf, steepestFor } from '@pp-tools/domain/bike';
import { walkingPace } from '@pp-tools/domain/climb';
import type { Gear } from '@pp-tools/domain/groupset';
import { useState } from 'react';
import { useUnits } from '../../../platform/unit-preference.ts';
import { cadenceText, climbSentence, gearName, percentText } from '../../../texts/gears-texts.ts';
import { speedFigure, speedHeading } from '../../../texts/measure-texts.ts';
import { Slider } from '../../../ui/slider.tsx';
import { useClimber } from '../page/use-shown-build.ts';
import classes from './bike-facts.module.css';
import { RiderFields } from './rider-fields.tsx';

const gradients = [0.04, 0.06, 0.08, 0.1, 0.12, 0.15, 0.2];

/** Speed and cadence in the lowest gear, on the chosen gradient and on usual ones. */
export function ClimbingPart({ lowest }: { readonly lowest: Gear }) {
  const units = useUnits();
  const climber = useClimber();
  const [percent, setPercent] = useState(8);
  const gradient = percent / 100;
  const { cadence } = climbingPace(climber, gradient, lowest);
  const steepest = steepestFor(climber, lowest, lowCadence);
  const shown = [...new Set([...gradients, gradient])].sort((a, b) => a - b);
  return (
    <section className={classes.part} aria-labelledby="gears-climbing">
      <h3 id="gears-climbing">Climbing in {gearName(lowest)}</h3>
      <RiderFields hasPower />
      <Slider
        label={`Gradient ${percent} %`}
        value={percent}
        min={1}
        max={20}
        valueText={`${percent} percent`}
        onChange={setPercent}
      />
      <p className={classes.sentence} aria-live="polite">
        {climbSentence(climber, lowest, { gradient, cadence, steepest, low: lowCadence })}
      </p>
      <table className={classes.table}>
        <caption className="visually-hidden">Speed and cadence by gradient</caption>
        <thead>
          <tr>
            <th scope="col">Gradient</th>
            <th scope="col">{speedHeading(units)}</th>
            <th scope="col">Cadence (rpm)</th>
            <th scope="col">Feels like</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((each) => {
            const pace = climbingPace(climber, each, lowest);
            return (
              <tr key={each} data-chosen={each === gradient}>
                <th scope="row">{percentText(each)}</th>
                <td>{speedFigure(pace.speed, units)}</td>
                <td>{Math.round(pace.cadence)}</td>
                <td>{cadenceText(pace.cadence, pace.speed, lowCadence, walkingPace)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={classes.note}>
        The Climb Calculator's model: steady riding in still air at sea level, rolling resistance{' '}
        {rollingOf[climber.type]}, drag area {climber.dragArea} m² for your position. Professionals climb at
        about 70 rpm; under {lowCadence} most riders grind.
      </p>
    </section>
  );
}
