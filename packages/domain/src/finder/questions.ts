/**
 * The questions with buttons, in the order they are asked. Each also takes "not sure", which counts as `implied`.
 * The words for ids and options live with the screens. Question 6, the weight, is a slider.
 */
export const finderQuestions = [
  { id: 'wheels', options: ['road', 'gravel'], implied: 'road' },
  { id: 'brake', options: ['disc', 'rim'], implied: 'disc' },
  { id: 'roads', options: ['smooth', 'mediocre', 'rough'], implied: 'mediocre' },
  { id: 'terrain', options: ['flat', 'rolling', 'mountains'], implied: 'rolling' },
  { id: 'riding', options: ['racing', 'training', 'allDay'], implied: 'training' },
] as const;

type Question = (typeof finderQuestions)[number];
/** Id of a question with buttons. */
export type QuestionId = Question['id'];
/** The real options of a question, without "not sure". */
export type OptionOf<Id extends QuestionId> = Extract<Question, { id: Id }>['options'][number];

/** The answer of a visitor who does not know; it counts as the option that the question implies. */
export const notSure = 'notSure';
/** An answer to a question; `null` is not answered yet. */
export type AnswerTo<Id extends QuestionId> = OptionOf<Id> | typeof notSure | null;

/** Range of the weight slider: rider, bike and kit together, kg (specification 3, section 5; FND-03). */
export const weightRange = { min: 40, max: 200, start: 85 } as const;
