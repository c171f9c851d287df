import { answerTo, type FinderAnswers } from '@pp-tools/domain/finder';
import { relaxationText } from '../../../texts/finder-sentences.ts';
import { finderTexts, questionTexts } from '../../../texts/finder-texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { Found } from '../state/use-finding.ts';
import classes from './empty-result.module.css';
import { NarrowingFigure } from './narrowing-figure.tsx';
import { UnknownLimits } from './unknown-limits.tsx';

interface EmptyResultProps {
  readonly found: Found;
  readonly total: number;
  readonly onChange: (changes: Partial<FinderAnswers>) => void;
}

/** The other roads that bring wheels back: the one condition a visitor can change without another bike. */
function OtherRoads({ found, onChange }: Omit<EmptyResultProps, 'total'>) {
  const others = found.counts.filter(
    ({ question, option, count }) => question === 'roads' && option !== 'notSure' && count > 0,
  );
  const names: Readonly<Record<string, string>> = questionTexts.roads.options;
  return others.map(({ option, count }) => (
    <Button key={option} onClick={() => onChange(answerTo('roads', option))}>
      {names[option]} roads: {count === 1 ? '1 wheel' : `${count} wheels`}
    </Button>
  ));
}

/** Nothing is left: said in the specified words, with the one thing to give up. */
export function EmptyResult({ found, total, onChange }: EmptyResultProps) {
  const { relaxation, ranking } = found;
  return (
    <div className={classes.empty}>
      <h2>{finderTexts.empty}</h2>
      {relaxation && <p>{relaxationText(relaxation)}</p>}
      {relaxation?.conditions.includes('riderLimit') && <p>{finderTexts.limitGuards}</p>}
      <div className={classes.ways}>
        <OtherRoads found={found} onChange={onChange} />
      </div>
      <UnknownLimits found={found} />
      {total > 0 && <NarrowingFigure total={total} steps={ranking.steps} />}
    </div>
  );
}
