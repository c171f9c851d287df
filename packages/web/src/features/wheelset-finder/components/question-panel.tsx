import {
  answerTo,
  asksForGravel,
  type FinderAnswers,
  type FinderStep,
  finderQuestions,
  type OptionCount,
} from '@pp-tools/domain/finder';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { FineTune } from './fine-tune.tsx';
import { Question } from './question.tsx';
import classes from './question-panel.module.css';
import { WeightQuestion } from './weight-question.tsx';

interface QuestionPanelProps {
  readonly answers: FinderAnswers;
  readonly counts: readonly OptionCount[];
  readonly steps: readonly FinderStep[];
  readonly catalogue: readonly Wheelset[];
  readonly onChange: (changes: Partial<FinderAnswers>) => void;
}

/** All questions, the weight and the fine-tune panel. Gravel wheels need no other answer (FND-01). */
export function QuestionPanel({ answers, counts, steps, catalogue, onChange }: QuestionPanelProps) {
  const isGravel = asksForGravel(answers);
  return (
    <section className={`${classes.panel} no-print`} aria-label="Questions">
      {finderQuestions.map(({ id }, place) => (
        <Question
          key={id}
          place={place + 1}
          id={id}
          answers={answers}
          counts={counts}
          isDisabled={isGravel && id !== 'wheels'}
          onAnswer={(option) => onChange(answerTo(id, option))}
        />
      ))}
      <WeightQuestion
        place={finderQuestions.length + 1}
        weight={answers.weight}
        onChange={(weight) => onChange({ weight })}
      />
      {!isGravel && <FineTune answers={answers} steps={steps} catalogue={catalogue} onChange={onChange} />}
    </section>
  );
}
