import {
  asksForGravel,
  type FinderAnswers,
  finderQuestions,
  notSure,
  preferences,
  slidersOf,
} from '@pp-tools/domain/finder';
import { useEffect, useRef } from 'react';
import { finderTexts, preferenceTexts, questionTexts } from '../../../texts/finder-texts.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './answer-summary.module.css';

interface AnswerSummaryProps {
  readonly answers: FinderAnswers;
  readonly onEdit: () => void;
}

function answerText(id: (typeof finderQuestions)[number]['id'], answer: string | null): string {
  const options: Readonly<Record<string, string>> = questionTexts[id].options;
  return answer === notSure ? finderTexts.notSure : (options[answer ?? ''] ?? '');
}

/** The questions of a phone after Confirm: what was answered, in one card, and the way back (FND-02). */
export function AnswerSummary({ answers, onEdit }: AnswerSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const asked = asksForGravel(answers) ? finderQuestions.slice(0, 1) : finderQuestions;
  const sliders = slidersOf(answers);
  const wanted = preferences
    .filter((preference) => sliders[preference] > 0)
    .map((preference) => `${preferenceTexts[preference].name} ${sliders[preference]}`);
  return (
    <section className={classes.summary} aria-label="Your answers">
      <div className={classes.head}>
        <h2 ref={heading} tabIndex={-1}>
          Your answers
        </h2>
        <Button onClick={onEdit}>{finderTexts.edit}</Button>
      </div>
      <p>
        {asked.map(({ id }) => answerText(id, answers[id])).join(' · ')} · {answers.weight} kg
      </p>
      {!asksForGravel(answers) && wanted.length > 0 && <p className={classes.sliders}>{wanted.join(', ')}</p>}
    </section>
  );
}
