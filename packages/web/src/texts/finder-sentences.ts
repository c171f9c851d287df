import type { UnitSystem } from '@pp-tools/domain/core';
import { type FigureKind, formatFigure } from '@pp-tools/domain/core';
import {
  type AnswerChange,
  type Contribution,
  type FilterId,
  type FinderAnswers,
  meaning,
  type Preference,
  type Relaxation,
  type Span,
} from '@pp-tools/domain/finder';
import { type IndexPart, indexSharesOf, type Wheelset, xfactorIndexOf } from '@pp-tools/domain/wheelset';
import { changePhrases, filterTexts, preferenceTexts, questionTexts } from './finder-texts.ts';

const kinds: Readonly<Record<Preference, FigureKind>> = {
  aerodynamics: 'millimetres',
  lowWeight: 'grams',
  stiffness: 'count',
  comfort: 'millimetres',
  lowPrice: 'money',
};

const filterKinds: Readonly<Partial<Record<FilterId, FigureKind>>> = {
  outerWidth: 'millimetres',
  riderLimit: 'kilograms',
  innerWidth: 'millimetres',
};

const isPreference = (id: FilterId | Preference): id is Preference => id in preferenceTexts;

/** A step of the trace in a few words. */
export const stepName = (id: FilterId | Preference): string =>
  isPreference(id) ? preferenceTexts[id].name : filterTexts[id];

/** A kept span with the unit of its step: "18–23mm", "at most 34mm", "above 95kg". */
export function spanText(id: FilterId | Preference, cut: Span | null, units: UnitSystem): string | null {
  const kind = isPreference(id) ? kinds[id] : filterKinds[id];
  if (cut === null || kind === undefined) return null;
  const figure = (value: number) => formatFigure(value, kind, units);
  if (cut.from !== null && cut.to !== null) return `${figure(cut.from)} to ${figure(cut.to)}`;
  if (cut.to !== null) return `at most ${figure(cut.to)}`;
  if (cut.from === null) return null;
  return id === 'riderLimit' ? `above ${figure(cut.from)}` : `at least ${figure(cut.from)}`;
}

const endings: readonly string[] = ['th', 'st', 'nd', 'rd'];
/** 1st, 2nd, 3rd, 11th. */
export function ordinal(place: number): string {
  const isTeen = place % 100 > 10 && place % 100 < 14;
  return `${place}${isTeen ? 'th' : (endings[place % 10] ?? 'th')}`;
}

const others = (count: number): string => (count === 1 ? '1 other was' : `${count} others were`);

const isQuiet: readonly (FilterId | Preference)[] = ['spokeTypeKnown', 'noTriSpoke', 'outerWidth'];

/** What one answer did for a result; `null` when it is not worth a line (a condition that removed nothing). */
export function contributionText(
  contribution: Contribution,
  answers: FinderAnswers,
  units: UnitSystem,
): string | null {
  if (contribution.kind === 'amongBest') {
    const { step, figure, place, of, kept } = contribution;
    const { name } = preferenceTexts[step];
    if (figure === null || place === null)
      return `${name}: unknown, yet among the ${kept} that stayed of ${of}.`;
    return `${name}: ${formatFigure(figure, kinds[step], units)} is ${ordinal(place)} of ${of}; the best ${kept} stayed.`;
  }
  const { step, figure, cut, removed } = contribution;
  if (isQuiet.includes(step) || (removed === 0 && cut === null)) return null;
  const left = `${others(removed)} left out.`;
  switch (step) {
    case 'brake':
      return `Made for ${questionTexts.brake.options[meaning('brake', answers) ?? 'disc'].toLowerCase()} brakes; ${left}`;
    case 'use':
      return `Made for your use; ${left}`;
    case 'riderLimit':
      return `Carries you: its limit ${formatFigure(figure, 'kilograms', units)} is ${spanText(step, cut, units)}; ${left}`;
    default:
      return `${formatFigure(figure, 'millimetres', units)} inside suits your roads (${spanText(step, cut, units)}); ${left}`;
  }
}

/** A change of one answer in words: "your roads were rough". */
export function changeText(change: AnswerChange, answers: FinderAnswers): string {
  switch (change.kind) {
    case 'slider':
      return `${preferenceTexts[change.preference].name} stood at ${change.value}`;
    case 'weight':
      return `you weighed ${change.weight} kg in all instead of ${answers.weight} kg`;
    case 'option':
      return changePhrases[change.question](optionText(change.question, change.option).toLowerCase());
    default:
      return change satisfies never;
  }
}

function optionText(question: keyof typeof questionTexts, option: string): string {
  const options: Readonly<Record<string, string>> = questionTexts[question].options;
  return options[option] ?? option;
}

/** What to give up when nothing is left, and what that brings. */
export function relaxationText({ conditions, comesBack }: Relaxation): string {
  const names = conditions.map((id) => `“${filterTexts[id]}”`).join(' and ');
  const wheels = comesBack === 1 ? '1 wheel comes' : `${comesBack} wheels come`;
  return `Without ${names} ${wheels} back.`;
}

const indexKinds: Readonly<Record<IndexPart, FigureKind>> = {
  weight: 'grams',
  depth: 'millimetres',
  price: 'money',
};

/** How each part of the index beats others: lighter, deeper, cheaper. */
export const indexWords: Readonly<Record<IndexPart, { readonly name: string; readonly better: string }>> = {
  weight: { name: 'Weight', better: 'lighter' },
  depth: { name: 'Rim depth', better: 'deeper' },
  price: { name: 'Price', better: 'cheaper' },
};

/** How the index of a wheelset comes about, line by line; a shop's own index is named as such. */
export function indexLines(
  wheelset: Wheelset,
  catalogue: readonly Wheelset[],
  units: UnitSystem,
): readonly string[] {
  const { xfactorIndex } = wheelset;
  if (xfactorIndex === null) return ['Not known: two of weight, depth and price are needed for it.'];
  if (xfactorIndexOf(wheelset, catalogue) !== xfactorIndex) {
    return [`${xfactorIndex}, as the shop states it.`];
  }
  return [
    ...indexSharesOf(wheelset, catalogue).map(({ part, figure, rank, share }) => {
      const { name, better } = indexWords[part];
      return `${name} ${formatFigure(figure, indexKinds[part], units)}: ${better} than ${Math.round(rank)} % of its kind, counts ${share} %.`;
    }),
    `Together ${xfactorIndex} of 100.`,
  ];
}
