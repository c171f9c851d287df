import type { Wheelset } from '../wheelset/public.ts';
import type { FinderAnswers } from './answers.ts';
import { finderQuestions, notSure, type OptionOf, type QuestionId } from './questions.ts';
import { rank } from './ranking.ts';

/** How many wheels would be found if an option were chosen, all other answers as they are. */
export interface OptionCount {
  readonly question: QuestionId;
  readonly option: OptionOf<QuestionId> | typeof notSure;
  readonly count: number;
}

/** The live counts of every option of every question, "not sure" included. */
export function countOptions(wheelsets: readonly Wheelset[], answers: FinderAnswers): readonly OptionCount[] {
  const found = (question: QuestionId, option: OptionCount['option']) =>
    rank(wheelsets, { ...answers, [question]: option }).results.length;
  return finderQuestions.flatMap(({ id, options }) => {
    const every: readonly OptionCount['option'][] = [...options, notSure];
    return every.map((option) => ({ question: id, option, count: found(id, option) }));
  });
}
