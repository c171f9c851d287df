import type { BreakEven, ClimbComparison, ClimbSetup } from '@pp-tools/domain/climb';
import { useMemo, useState } from 'react';
import { SelectField } from '../../../ui/select-field.tsx';
import { type Crossover, crossoverFor, mapPowers } from '../state/crossover.ts';
import { slopeText } from '../state/figure-texts.ts';
import { CrossoverMapPicture } from './crossover-map.tsx';
import card from './result-card.module.css';

interface CrossoverSectionProps {
  readonly comparison: ClimbComparison;
  readonly setup: ClimbSetup;
}

function breakEvenText(found: BreakEven, base: string, other: string, otherIsLighter: boolean): string {
  if (found.kind === 'firstAlways')
    return `${base} is faster at every gradient up to 25 %; there is no break-even.`;
  if (found.kind === 'secondAlways')
    return `${other} is faster at every gradient up to 25 %; there is no break-even.`;
  const [steep, flat] = otherIsLighter ? [other, base] : [base, other];
  return `Break-even at ${slopeText(found.gradient)}: ${steep} is faster where it is steeper, ${flat} where it is flatter.`;
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
      <summary>Break-even as a table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Power</th>
            <th scope="col">Break-even</th>
          </tr>
        </thead>
        <tbody>
          {mapPowers.map((power, place) => {
            const found = crossover.breakEvens[place];
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
    <section className={card.card} aria-label="Light or deep?">
      <div className={card.head}>
        <h2>Light or deep?</h2>
        {others.length > 1 && (
          <SelectField
            label={`${names.base} against`}
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
      <p className={card.sentence}>
        At {Math.round(base.power)} W. {sentence} Still air, as halfway up this road.
      </p>
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
