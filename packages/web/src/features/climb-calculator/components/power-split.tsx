import type { ClimbComparison } from '@pp-tools/domain/climb';
import classes from './power-split.module.css';
import card from './result-card.module.css';

/** Where the power of the baseline goes, as one bar and in words. */
export function PowerSplitBar({ comparison }: { readonly comparison: ClimbComparison }) {
  const { split, entries, baseline } = comparison;
  const parts = [
    { name: 'Climbing', watts: split.gravity, kind: 'gravity' },
    { name: 'Air', watts: split.air, kind: 'air' },
    { name: 'Tyres', watts: split.rolling, kind: 'rolling' },
    { name: 'Drivetrain', watts: split.drivetrain, kind: 'drivetrain' },
    { name: 'Bearings', watts: split.bearings, kind: 'bearings' },
    { name: 'Not used downhill', watts: split.unused, kind: 'unused' },
  ];
  const shown = parts.filter(({ watts }) => watts > 0.05);
  const total = shown.reduce((sum, { watts }) => sum + watts, 0);
  const given = parts.filter(({ watts }) => watts < -0.05);
  return (
    <section className={card.card} aria-label="Where the power goes">
      <h2>Where the power goes</h2>
      <p className={card.sentence}>
        {entries[baseline]?.wheels.name}, mean over the whole road, {Math.round(split.pedals)} W at the
        pedals.
        {given.length > 0 &&
          ` ${given.map(({ name, watts }) => `${name} gives ${Math.round(-watts)} W back`).join(', ')}.`}
      </p>
      <div className={classes.bar} aria-hidden="true">
        {shown.map(({ kind, watts }) => (
          <span key={kind} data-kind={kind} style={{ width: `${(watts / total) * 100}%` }} />
        ))}
      </div>
      <ul className={classes.parts}>
        {shown.map(({ name, kind, watts }) => (
          <li key={kind} data-kind={kind}>
            {name} <strong>{watts < 10 ? watts.toFixed(1) : Math.round(watts)} W</strong>{' '}
            {Math.round((watts / total) * 100)} %
          </li>
        ))}
      </ul>
    </section>
  );
}
