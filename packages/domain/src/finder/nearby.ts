import type { Wheelset } from '../wheelset/public.ts';
import { asksForGravel, type FinderAnswers, meaning, slidersOf } from './answers.ts';
import { lightEnough } from './filters.ts';
import { type Preference, preferences, type SliderValue, sliderValues } from './preferences.ts';
import { finderQuestions, type OptionOf, type QuestionId, weightRange } from './questions.ts';
import { rank } from './ranking.ts';

/** One answer changed, all others as they are. */
export type AnswerChange =
  | { readonly kind: 'option'; readonly question: QuestionId; readonly option: OptionOf<QuestionId> }
  | { readonly kind: 'slider'; readonly preference: Preference; readonly value: SliderValue }
  | { readonly kind: 'weight'; readonly weight: number };

/** The answers after a change. */
export function applyChange(answers: FinderAnswers, change: AnswerChange): FinderAnswers {
  switch (change.kind) {
    case 'option':
      return { ...answers, [change.question]: change.option };
    case 'slider':
      return { ...answers, moved: { ...answers.moved, [change.preference]: change.value } };
    case 'weight':
      return { ...answers, weight: change.weight };
    default:
      return change satisfies never;
  }
}

const weightStep = 5;

function sliderChanges(answers: FinderAnswers): readonly AnswerChange[] {
  if (asksForGravel(answers)) return [];
  const sliders = slidersOf(answers);
  return preferences.flatMap((preference) =>
    sliderValues
      .filter((value) => Math.abs(value - sliders[preference]) === 1)
      .map((value) => ({ kind: 'slider' as const, preference, value })),
  );
}

const weightChanges = ({ weight }: FinderAnswers, weights: readonly number[]): readonly AnswerChange[] =>
  weights
    .filter((other) => other !== weight && other >= weightRange.min && other <= weightRange.max)
    .map((other) => ({ kind: 'weight', weight: other }));

function optionChanges(answers: FinderAnswers): readonly AnswerChange[] {
  const [wheels, brake, ...ofRider] = finderQuestions;
  // Another kind of wheel or brake means another bike, so these changes come last.
  const asked = asksForGravel(answers) ? [wheels] : [...ofRider, wheels, brake];
  return asked.flatMap(({ id, options }) =>
    options
      .filter((option) => option !== meaning(id, answers))
      .map((option) => ({ kind: 'option' as const, question: id, option })),
  );
}

/** A change of one answer together with the wheel that would then come first. */
export interface SingleChange {
  readonly change: AnswerChange;
  readonly first: Wheelset;
}

/** The single changes of an answer that would put another wheel first: options, sliders by one, the weight. */
export function decisiveChanges(
  wheelsets: readonly Wheelset[],
  answers: FinderAnswers,
): readonly SingleChange[] {
  const first = rank(wheelsets, answers).results[0];
  const { weight } = answers;
  const limitOff = weight > lightEnough ? [lightEnough] : [];
  const weights = new Set([weight - weightStep, weight + weightStep, ...limitOff]);
  return [
    ...optionChanges(answers),
    ...sliderChanges(answers),
    ...weightChanges(answers, [...weights]),
  ].flatMap((change) => {
    const other = rank(wheelsets, applyChange(answers, change)).results[0];
    return other === undefined || other === first ? [] : [{ change, first: other }];
  });
}

/** In how many of the nearby answers the first result stays first ("9 of 10"). */
export interface Stability {
  readonly stays: number;
  readonly of: number;
}

/** Stability of the first result when one slider moves by one or the weight by 5 kg; `null` without results. */
export function stabilityOf(wheelsets: readonly Wheelset[], answers: FinderAnswers): Stability | null {
  const first = rank(wheelsets, answers).results[0];
  if (first === undefined) return null;
  const { weight } = answers;
  const nearby = [
    ...sliderChanges(answers),
    ...weightChanges(answers, [weight - weightStep, weight + weightStep]),
  ];
  const stays = nearby.filter(
    (change) => rank(wheelsets, applyChange(answers, change)).results[0] === first,
  ).length;
  return { stays, of: nearby.length };
}
