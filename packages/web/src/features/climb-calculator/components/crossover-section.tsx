import type { BreakEven, ClimbComparison, ClimbSetup } from '@pp-tools/domain/climb';
import { useMemo, useState } from 'react';
import { crossoverTexts } from '../../../texts/climb-texts.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { type Crossover, crossoverFor } from '../state/crossover.ts';
import { powerText, slopeText } from '../state/figure-texts.ts';
import { CrossoverMapPicture } from './crossover-map.tsx';
import card from './result-card.module.css';

interface CrossoverSectionProps {
  readonly comparison: ClimbComparison;
  readonly setup: ClimbSetup;
}

function breakEvenText(found: BreakEven, base: string, other: string, otherIsLighter: boolean): string {
  if (found.kind === 'firstAlways') return crossoverTexts.always(base);
  if (found.kind === 'secondAlways') return crossoverTexts.always(other);
  const [steep, flat] = otherIsLighter ? [other, base] : [base, other];
  return crossoverTexts.breakEven(slopeText(found.gradient), steep, flat);
}

function PowerTable({
  crossover,
  base,
  other,
  otherIsLighter,
}: {
  readonly crossover: Crossover;
  readonly base: string;
  readonly other: string;
  readonly otherIsLighter: boolean;
}) {
  return (
    <details className={card.twin}>
      <summary>{crossoverTexts.table}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{crossoverTexts.power}</th>
            <th scope="col">{crossoverTexts.column}</th>
          </tr>
        </thead>
        <tbody>
          {crossover.powers.values.map((power, row) => {
            const found = crossover.breakEvens[row];
            return (
              <tr key={power}>
                <th scope="row">{power} W</th>
                <td style={{ whiteSpace: 'normal' }}>
                  {found &&
                    (found.kind === 'at'
                      ? slopeText(found.gradient)
                      : breakEvenText(found, base, other, otherIsLighter))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

/** Over gradients and powers: where the baseline is faster and where another wheelset is. */
export function CrossoverSection({ comparison, setup }: CrossoverSectionProps) {
  const { entries, baseline } = comparison;
  const base = entries[baseline];
  const others = entries.filter(({ difference }) => difference !== null);
  const [chosen, setChosen] = useState<number | null>(null);
  // At first the pair that has a break-even, which is the one worth a picture.
  const crossovers = useMemo(
    () =>
      comparison.entries
        .filter(({ difference }) => difference !== null)
        .map((entry) => ({ entry, crossover: crossoverFor(setup, comparison, entry.wheels) })),
    [setup, comparison],
  );
  const shown =
    crossovers.find(({ entry }) => entry.wheels.id === chosen) ??
    crossovers.find(({ crossover }) => crossover?.now.kind === 'at') ??
    crossovers[0];
  const other = shown?.entry;
  const crossover = shown?.crossover ?? null;
  if (!base || !other || !crossover) return null;
  const otherIsLighter = other.wheels.weight <= base.wheels.weight;
  const names = { base: base.wheels.name, other: other.wheels.name };
  const sentence = breakEvenText(crossover.now, names.base, names.other, otherIsLighter);
  return (
    <section className={card.card} aria-label={crossoverTexts.title}>
      <div className={card.head}>
        <h2>{crossoverTexts.title}</h2>
        {others.length > 1 && (
          <SelectField
            label={crossoverTexts.against(names.base)}
            value={String(other.wheels.id)}
            onChange={(id) => setChosen(Number(id))}
          >
            {others.map(({ wheels }) => (
              <option key={wheels.id} value={wheels.id}>
                {wheels.name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <p className={card.sentence}>{crossoverTexts.at(powerText(base.power), sentence)}</p>
      <CrossoverMapPicture
        crossover={crossover}
        names={names}
        here={{ gradient: comparison.totals.averageSine, power: base.power }}
        label={sentence}
      />
      <PowerTable crossover={crossover} {...names} otherIsLighter={otherIsLighter} />
    </section>
  );
}
