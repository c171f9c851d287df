import type { Preference } from './preferences.ts';

/** How far an option moves the preference sliders before the visitor touches them (ours). */
type Weights = Readonly<Partial<Record<Preference, number>>>;

/** A question with buttons. It also takes "not sure", which counts as `implied`. */
interface QuestionForm {
  /** Names the answer in the short form of links, whose signs follow the order of the questions. */
  readonly id: string;
  /** Links write an option by its index, from 0 to 9: new ones go at the end. */
  readonly options: readonly string[];
  readonly implied: string;
  /** What each option adds to the preference sliders. */
  readonly weights?: Readonly<Record<string, Weights>>;
}

/**
 * The questions with buttons, in the order they are asked; a new one goes at the end, so that links keep their meaning.
 * Answers, links, counts, sliders and the page follow from this table; the words of ids and options are texts, and a
 * condition that an answer puts is a filter. The last question of the page, the weight, is a slider.
 */
export const finderQuestions = [
  { id: 'wheels', options: ['road', 'gravel'], implied: 'road' },
  { id: 'brake', options: ['disc', 'rim'], implied: 'disc' },
  { id: 'roads', options: ['smooth', 'mediocre', 'rough'], implied: 'mediocre' },
  {
    id: 'terrain',
    options: ['flat', 'rolling', 'mountains'],
    implied: 'rolling',
    weights: {
      flat: { aerodynamics: 2 },
      rolling: { aerodynamics: 1, lowWeight: 1 },
      mountains: { lowWeight: 2 },
    },
  },
  {
    id: 'riding',
    options: ['racing', 'training', 'allDay'],
    implied: 'training',
    weights: {
      racing: { aerodynamics: 1, lowWeight: 1, stiffness: 1 },
      training: { lowPrice: 2 },
      allDay: { comfort: 2, lowPrice: 1 },
    },
  },
] as const satisfies readonly QuestionForm[];

/** How many questions the first links had; links with fewer answers cannot be read. */
export const questionsOfFirstLinks = 5;

type Question = (typeof finderQuestions)[number];
/** Id of a question with buttons. */
export type QuestionId = Question['id'];
/** The real options of a question, without "not sure". */
export type OptionOf<Id extends QuestionId> = Extract<Question, { id: Id }>['options'][number];

/** The answer of a visitor who does not know; it counts as the option that the question implies. */
export const notSure = 'notSure';
/** An answer to a question; `null` is not answered yet. */
export type AnswerTo<Id extends QuestionId> = OptionOf<Id> | typeof notSure | null;
/** An answer to each question with buttons. */
export type ButtonAnswers = { readonly [Id in QuestionId]: AnswerTo<Id> };

/**
 * An answer to each question, as `chosen` says it: the name of one of its options or "not sure"; anything else is not
 * answered.
 */
export function readAnswers(
  chosen: (question: QuestionForm & { readonly id: QuestionId }, index: number) => string | undefined,
): ButtonAnswers {
  const answers = finderQuestions.map((question, index) => {
    const name = chosen(question, index);
    const options: readonly string[] = [...question.options, notSure];
    return [question.id, options.find((option) => option === name) ?? null];
  });
  // One entry for each question, with one of its own options.
  return Object.fromEntries(answers) as ButtonAnswers;
}

/** What an option of a question adds to the preference sliders; nothing for most questions. */
export function weightsOf(id: QuestionId, option: OptionOf<QuestionId> | null): Weights {
  const question: QuestionForm | undefined = finderQuestions.find((one) => one.id === id);
  return question?.weights?.[option ?? ''] ?? {};
}

/** The questions whose answers move the sliders, by their index. */
export const weighingQuestions: readonly number[] = finderQuestions.flatMap((question, index) =>
  'weights' in question ? [index] : [],
);

/** Range of the weight slider: rider, bike and kit together, kg (specification 3, section 5; FND-03). */
export const weightRange = { min: 40, max: 200, start: 85 } as const;
