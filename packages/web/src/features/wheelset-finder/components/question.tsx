import {
  type FinderAnswers,
  finderQuestions,
  meaning,
  notSure,
  type OptionCount,
  type QuestionId,
} from '@pp-tools/domain/finder';
import { useId } from 'react';
import { finderTexts, questionTexts } from '../../../texts/finder-texts.ts';
import { OptionSketch } from './option-sketch.tsx';
import classes from './question.module.css';

interface QuestionProps {
  readonly place: number;
  readonly id: QuestionId;
  readonly answers: FinderAnswers;
  readonly counts: readonly OptionCount[];
  readonly isDisabled: boolean;
  readonly onAnswer: (answer: string) => void;
}

interface OptionProps {
  readonly option: string;
  readonly text: string;
  readonly hint: string | undefined;
  readonly count: number;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: () => void;
}

const wheels = (count: number): string => (count === 1 ? '1 wheel' : `${count} wheels`);

function Option({ option, text, hint, count, isChosen, isDisabled, onChoose }: OptionProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={classes.option}
        data-unsure={option === notSure}
        aria-pressed={isChosen}
        aria-describedby={id}
        disabled={isDisabled}
        onClick={onChoose}
      >
        <OptionSketch option={option} />
        <span className={classes.text}>{text}</span>
        {option !== notSure && (
          <span className={classes.hint} aria-hidden="true">
            {hint}
            <span className={classes.count}>{wheels(count)}</span>
          </span>
        )}
      </button>
      <span id={id} className="visually-hidden">
        {hint ? `${hint}, ` : ''}
        {wheels(count)}
      </span>
    </>
  );
}

/** One question with its options, each with a drawing and how many wheels it would leave. */
export function Question({ place, id, answers, counts, isDisabled, onAnswer }: QuestionProps) {
  const question = finderQuestions[place - 1];
  const texts: {
    readonly options: Readonly<Record<string, string>>;
    readonly hints?: Readonly<Record<string, string>>;
    readonly question: string;
  } = questionTexts[id];
  const implied = question ? (texts.options[question.implied] ?? '') : '';
  const count = (option: string) =>
    counts.find((each) => each.question === id && each.option === option)?.count ?? 0;
  const options = question?.options ?? [];
  const choice = (option: string) => (
    <Option
      key={option}
      option={option}
      text={texts.options[option] ?? finderTexts.notSure}
      hint={option === notSure ? finderTexts.countsAs(implied) : texts.hints?.[option]}
      count={count(option)}
      isChosen={answers[id] === option}
      isDisabled={isDisabled}
      onChoose={() => onAnswer(option)}
    />
  );
  return (
    <fieldset className={classes.question} data-answered={meaning(id, answers) !== null}>
      <legend>
        <span className={classes.place} aria-hidden="true">
          {place}
        </span>
        {texts.question}
      </legend>
      <div className={classes.unsure}>{choice(notSure)}</div>
      <div className={classes.options} data-options={options.length}>
        {options.map(choice)}
      </div>
      {answers[id] === notSure && (
        <p className={classes.hint} aria-hidden="true">
          {finderTexts.unsure(implied, wheels(count(notSure)))}
        </p>
      )}
    </fieldset>
  );
}
