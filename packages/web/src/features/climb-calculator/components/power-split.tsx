import type { ClimbComparison } from '@pp-tools/domain/climb';
import { splitTexts } from '../../../texts/climb-texts.ts';
import classes from './power-split.module.css';
import card from './result-card.module.css';

const kinds = ['gravity', 'air', 'rolling', 'drivetrain', 'bearings', 'unused'] as const;

/** Where the power of the baseline goes, as one bar and in words. */
export function PowerSplitBar({ comparison }: { readonly comparison: ClimbComparison }) {
  const { split, entries, baseline } = comparison;
  const parts = kinds.map((kind) => ({ kind, name: splitTexts[kind], watts: split[kind] }));
  const shown = parts.filter(({ watts }) => watts > 0.05);
  const total = shown.reduce((sum, { watts }) => sum + watts, 0);
  const given = parts.filter(({ watts }) => watts < -0.05);
  const back = given.map(({ name, watts }) => splitTexts.gives(name, Math.round(-watts))).join(', ');
  return (
    <section className={card.card} aria-label={splitTexts.title}>
      <h2>{splitTexts.title}</h2>
      <p className={card.sentence}>
        {splitTexts.sentence(entries[baseline]?.wheels.name ?? '', Math.round(split.pedals))}
        {given.length > 0 && splitTexts.givesBack(back)}
      </p>
      <div className={classes.bar} data-print="exact" aria-hidden="true">
        {shown.map(({ kind, watts }) => (
          <span key={kind} data-kind={kind} style={{ width: `${(watts / total) * 100}%` }} />
        ))}
      </div>
      <ul className={classes.parts} data-print="exact">
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
