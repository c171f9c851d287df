import { failure, type Result, roundTo, success } from '../core/public.ts';
import type { FinderAnswers } from './answers.ts';
import { preferences, type Sliders, sliderValues } from './preferences.ts';
import {
  finderQuestions,
  notSure,
  type QuestionId,
  questionsOfFirstLinks,
  readAnswers,
  weightRange,
} from './questions.ts';

/** Version of the short form; raise it when the meaning of a sign changes. */
export const finderAddressVersion = 1;

/** Why the answers in an address cannot be read. */
export type FinderAddressFault =
  | { readonly code: 'finderAddressUnreadable' }
  | { readonly code: 'finderAddressNewer'; readonly version: number };

/** Not answered, and a slider that was not moved. */
const blank = '_';
const unsure = '.';

const optionsOf = (id: QuestionId): readonly string[] =>
  finderQuestions.find((question) => question.id === id)?.options ?? [];

function encodeAnswer(id: QuestionId, answers: FinderAnswers): string {
  const answer = answers[id];
  if (answer === null) return blank;
  return answer === notSure ? unsure : String(optionsOf(id).indexOf(answer));
}

/** Answers as a short text for an address, "1-00112-85-__2__": version, options, weight, moved sliders. */
export function encodeFinderAnswers(answers: FinderAnswers): string {
  const options = finderQuestions.map(({ id }) => encodeAnswer(id, answers)).join('');
  const moved = preferences.map((preference) => answers.moved[preference] ?? blank).join('');
  return `${finderAddressVersion}-${options}-${roundTo(answers.weight, 1)}-${moved}`;
}

function decodeMoved(signs: string): Partial<Sliders> {
  const moved = preferences.flatMap((preference, place) => {
    const value = sliderValues.find((slider) => String(slider) === signs[place]);
    return value === undefined ? [] : [[preference, value] as const];
  });
  return Object.fromEntries(moved);
}

const mostOptions = Math.max(...finderQuestions.map(({ options }) => options.length));
const pattern = new RegExp(
  `^1-([0-${mostOptions - 1}._]{${questionsOfFirstLinks},${finderQuestions.length}})` +
    `-(\\d{2,3}(?:\\.\\d)?)-([0-3_]{${preferences.length}})$`,
);

/** Reads {@link encodeFinderAnswers}; never throws, whatever the address says. */
export function decodeFinderAnswers(text: string): Result<FinderAnswers, FinderAddressFault> {
  const version = Number(/^(\d{1,6})-/.exec(text)?.[1]);
  if (version > finderAddressVersion) return failure({ code: 'finderAddressNewer', version });
  const [, options = '', weightText = '', moved = ''] = pattern.exec(text) ?? [];
  const weight = Number(weightText);
  if (options === '' || weight < weightRange.min || weight > weightRange.max) {
    return failure({ code: 'finderAddressUnreadable' });
  }
  const answers = readAnswers((question, index) =>
    options[index] === unsure ? notSure : question.options[Number(options[index])],
  );
  return success({
    ...answers,
    weight,
    moved: decodeMoved(moved),
  });
}
