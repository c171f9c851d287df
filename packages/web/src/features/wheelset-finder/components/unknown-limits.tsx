import { formatFigure } from '@pp-tools/domain/core';
import { useUnits } from '../../../platform/unit-preference.ts';
import { finderTexts } from '../../../texts/finder-texts.ts';
import type { Found } from '../state/use-finding.ts';
import { ResultCard } from './result-card.tsx';
import classes from './unknown-limits.module.css';

/** What the rider's weight removed: a low limit and an unknown one are two things; the latter can be looked at. */
export function UnknownLimits({ found }: { readonly found: Found }) {
  const units = useUnits();
  const { tooLow, unknown, otherwiseFitting } = found.limits;
  if (tooLow + unknown === 0) return null;
  const weight = formatFigure(found.answers.weight, 'kilograms', units);
  return (
    <section className={classes.limits} aria-label={finderTexts.unknownTitle}>
      <p>{finderTexts.limitsOf(weight, finderTexts.limits(tooLow, unknown))}</p>
      {otherwiseFitting.length > 0 && (
        <details>
          <summary>{finderTexts.showUnknown(otherwiseFitting.length)}</summary>
          <p>{finderTexts.unknownHint}</p>
          <ol className={classes.list} aria-label={finderTexts.unknownTitle}>
            {otherwiseFitting.map((wheelset, place) => (
              <ResultCard key={wheelset.id} place={place + 1} wheelset={wheelset} found={found} isOutside />
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
