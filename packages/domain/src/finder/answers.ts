import type { Kilograms } from '../core/public.ts';
import { type Sliders, startingSliders } from './preferences.ts';
import {
  type AnswerTo,
  finderQuestions,
  notSure,
  type OptionOf,
  type QuestionId,
  weightRange,
} from './questions.ts';

/** Everything a visitor tells the finder. An answer of `null` is not given yet and filters nothing. */
export interface FinderAnswers {
  readonly wheels: AnswerTo<'wheels'>;
  readonly brake: AnswerTo<'brake'>;
  readonly roads: AnswerTo<'roads'>;
  readonly terrain: AnswerTo<'terrain'>;
  readonly riding: AnswerTo<'riding'>;
  /** Rider, bike and kit together. */
  readonly weight: Kilograms;
  /** Sliders that the visitor moved; the others stand where questions 4 and 5 put them. */
  readonly moved: Partial<Sliders>;
}

/** Nothing answered, the weight slider at its start. */
export const noAnswers: FinderAnswers = {
  wheels: null,
  brake: null,
  roads: null,
  terrain: null,
  riding: null,
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

/** Where the preference sliders stand: moved ones as moved, the others as the answers imply. */
export const slidersOf = (answers: FinderAnswers): Sliders => ({
  ...startingSliders(meaning('terrain', answers), meaning('riding', answers)),
  ...answers.moved,
});
