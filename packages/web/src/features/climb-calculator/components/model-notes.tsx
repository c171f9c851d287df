import { climbTexts } from '../../../texts/climb-texts.ts';
import classes from './model-notes.module.css';
import card from './result-card.module.css';

/** The formula, what it takes for granted, and how sure it is. */
export function ModelNotes() {
  return (
    <details className={`${card.card} ${classes.notes}`}>
      <summary>Formula, assumptions and doubt</summary>
      <section>
        <h3>Power balance</h3>
        <p className={classes.formula}>
          η P = ½ ρ CdA (v + u) |v + u| v + m g (sin θ + Crr cos θ) v + (0.091 + 0.0087 v) v
        </p>
        <p>
          Martin, Milliken, Cobb, McFadden and Coggan (1998). P power at the pedals, η drivetrain efficiency,
          ρ air density, CdA drag area, v speed, u headwind, m mass of rider, kit and bicycle with the wheels,
          θ slope, Crr rolling resistance; the last term is the friction of the wheel bearings. On every piece
          of road of at most 100 m the largest speed that balances it is taken; descents are braked at 90
          km/h.
        </p>
      </section>
      <section>
        <h3>Wheels</h3>
        <p>
          A wheelset changes the mass by its weight and the drag area by its rim depth h: ΔCdA = −0.013 m² ×
          (1 − e^(−(h − 25 mm) / 25 mm)), the front wheel counting 57 %. This curve is an estimate of ours,
          set below published comparisons with 32-spoke wheels; it is not a test of any product. Tyres,
          cassette and rotors stay the same.
        </p>
        <p>{climbTexts.start}</p>
      </section>
      <section>
        <h3>Air</h3>
        <p>
          Density follows the height of the road: standard atmosphere for the pressure, 6.5 °C colder for each
          km above the start, humidity by Buck’s formula. 60 % of the forecast wind reaches a rider. At height
          the power may be lowered by a published estimate; that is off at first.
        </p>
      </section>
      <section>
        <h3>How sure</h3>
        <p>
          The ± of a difference joins half of the drag between the two and 3 % of each claimed weight, as
          squares. A difference within it, or under 0.02 % of the time, is called “too close to feel”. Against
          a power meter the model’s watts had a standard error of 2.7 W; differences between wheels are surer
          than times, their inputs are the weak point. Roads from terrain models can be off by one or two
          points of slope in hairpins.
        </p>
        <p>
          The model is held against 56 cases: published figures, tests of independent programs, and cases that
          follow from the equations. Climbs come from public tracks and published profiles.
        </p>
      </section>
    </details>
  );
}
