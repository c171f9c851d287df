import type { Kilograms } from '../core/public.ts';
import { type Preference, type Sliders, type SliderValue, sliderValues } from './preferences.ts';
import {
  type ButtonAnswers,
  finderQuestions,
  notSure,
  type OptionOf,
  type QuestionId,
  readAnswers,
  weightRange,
  weightsOf,
} from './questions.ts';

/** Everything a visitor tells the finder. An answer of `null` is not given yet and filters nothing. */
export interface FinderAnswers extends ButtonAnswers {
  /** Rider, bike and kit together. */
  readonly weight: Kilograms;
  /** Sliders that the visitor moved; the others stand where the other answers put them. */
  readonly moved: Partial<Sliders>;
}

/** Nothing answered, the weight slider at its start. */
export const noAnswers: FinderAnswers = {
  ...readAnswers(() => undefined),
  weight: weightRange.start,
  moved: {},
};

/** The option an answer stands for: "not sure" is the implied one, not answered stays `null`. */
export function meaning<Id extends QuestionId>(id: Id, answers: FinderAnswers): OptionOf<Id> | null;
export function meaning(id: QuestionId, answers: FinderAnswers): OptionOf<QuestionId> | null {
  const answer = answers[id];
  if (answer !== notSure) return answer;
  return finderQuestions.find((question) => question.id === id)?.implied ?? null;
}

/** Gravel wheels need no other answer: results show at once (FND-01). */
export const asksForGravel = (answers: FinderAnswers): boolean => meaning('wheels', answers) === 'gravel';

/** Whether the results may show: gravel is chosen, or every question has an answer (FND-01, FND-02). */
export const isComplete = (answers: FinderAnswers): boolean =>
  asksForGravel(answers) || finderQuestions.every(({ id }) => answers[id] !== null);

/** The change of answers for an option of a question that was chosen by name, or "not sure". */
export function answerTo(id: QuestionId, chosen: string): Partial<FinderAnswers> {
  const { [id]: answer } = readAnswers((question) => (question.id === id ? chosen : undefined));
  // The answer is one of that question's own.
  return { [id]: answer } as Partial<ButtonAnswers>;
}

const asSlider = (value: number): SliderValue => sliderValues.find((step) => step >= value) ?? 3;

/** Where the preference sliders stand: moved ones as moved, the others as the answers imply (ours). */
export function slidersOf(answers: FinderAnswers): Sliders {
  const weights = finderQuestions.map(({ id }) => weightsOf(id, meaning(id, answers)));
  const start = (preference: Preference): SliderValue =>
    asSlider(weights.reduce((sum, weight) => sum + (weight[preference] ?? 0), 0));
  return {
    aerodynamics: start('aerodynamics'),
    lowWeight: start('lowWeight'),
    stiffness: start('stiffness'),
    comfort: start('comfort'),
    lowPrice: start('lowPrice'),
    ...answers.moved,
  };
}
