import type {
  FilterId,
  NarrowingOutcome,
  OptionOf,
  Preference,
  QuestionId,
  SliderValue,
} from '@pp-tools/domain/finder';
import { pageLeads } from './page-lead-texts.ts';

interface QuestionTexts<Option extends string> {
  readonly question: string;
  readonly options: Readonly<Record<Option, string>>;
  /** A few words under an option, where they help to choose. */
  readonly hints?: Readonly<Partial<Record<Option, string>>>;
}

export const questionTexts: { readonly [Id in QuestionId]: QuestionTexts<OptionOf<Id>> } = {
  wheels: {
    question: 'What wheels are you looking for?',
    options: { road: 'Road Wheels', gravel: 'Gravel Wheels' },
  },
  brake: {
    question: 'Which brakes does your bike have?',
    options: { disc: 'Disc', rim: 'Rim' },
  },
  roads: {
    question: 'How are your roads?',
    options: { smooth: 'Smooth', mediocre: 'Mediocre', rough: 'Rough' },
    hints: { smooth: 'rim 18–23 mm inside', mediocre: '23–25 mm', rough: '25–28 mm' },
  },
  terrain: {
    question: 'Where do you ride most?',
    options: { flat: 'Flat', rolling: 'Rolling', mountains: 'Mountains' },
  },
  riding: {
    question: 'What is your riding like?',
    options: { racing: 'Racing', training: 'Training', allDay: 'All-day' },
  },
};

/** How an answer reads in "X would come first if ...". */
export const changePhrases: Readonly<Record<QuestionId, (option: string) => string>> = {
  wheels: (option) => `you looked for ${option}`,
  brake: (option) => `your bike had ${option} brakes`,
  roads: (option) => `your roads were ${option}`,
  terrain: (option) => `you rode mostly ${option === 'mountains' ? 'in mountains' : `on ${option} roads`}`,
  riding: (option) => `your riding was ${option}`,
};

export const preferenceTexts: Readonly<Record<Preference, { readonly name: string; readonly what: string }>> =
  {
    aerodynamics: { name: 'Aerodynamics', what: 'deeper rims, up to 60 mm' },
    lowWeight: { name: 'Low weight', what: 'fewer grams for the pair' },
    stiffness: { name: 'Stiffness', what: 'a higher stiffness figure' },
    comfort: { name: 'Comfort', what: 'wider inside, within your roads' },
    lowPrice: { name: 'Low price', what: 'fewer dollars for the pair' },
  };

export const sliderTexts: Readonly<Record<SliderValue, string>> = {
  0: 'does not matter',
  1: 'matters a little: keeps the best half',
  2: 'matters: keeps the best third',
  3: 'matters most: keeps the best quarter',
};

export const filterTexts: Readonly<Record<FilterId, string>> = {
  brake: 'Fits your brakes',
  spokeTypeKnown: 'Spoke type stated',
  noTriSpoke: 'No tri-spoke',
  outerWidth: 'At most 34 mm wide outside',
  riderLimit: 'Carries your weight',
  use: 'Made for your use',
  innerWidth: 'Width for your roads',
};

export const outcomeTexts: Readonly<Record<NarrowingOutcome, string>> = {
  applied: 'kept the best',
  off: 'slider at 0',
  tooFewKnown: 'skipped: known for fewer than half',
  wouldLeaveTooFew: 'would leave fewer than 3, so narrowing stopped here',
  afterStop: 'narrowing had stopped',
};

export const finderTexts = {
  ...pageLeads.finder,
  notSure: 'Not sure',
  unsure: (implied: string, wheels: string) => `Not sure: counts as ${implied}, ${wheels}`,
  /** What an open answer is taken for. */
  countsAs: (implied: string) => `counts as ${implied}`,
  weight: 'You, your bike and kit',
  weightHint: 'Above 90 kg only wheels count whose limit exceeds your weight.',
  fineTune: 'Fine-tune',
  fineTuneHint: (questions: readonly number[]) =>
    `Questions ${questions.join(' and ')} set these. Move one and it stays where you put it.`,
  skipped: (known: number, of: number) =>
    `skipped now: ${known === 0 ? 'none' : `only ${known}`} of the ${of} wheels left ${known > 1 ? 'have' : 'has'} a known figure`,
  /** Under a slider of whose figure no wheel is known. */
  nothingKnown: 'no wheel of the catalogue states this figure, so it cannot decide anything',
  notApplied: (fewest: number) => `not applied: fewer than ${fewest} wheels would be left`,
  limits: (tooLow: number, unknown: number) =>
    [
      ...(tooLow > 0 ? [`limit too low: ${tooLow}`] : []),
      ...(unknown > 0 ? [`limit not known: ${unknown}`] : []),
    ].join(', '),
  limitsOf: (weight: string, counts: string) => `Left out by your ${weight}: ${counts} wheels.`,
  showUnknown: (count: number) =>
    count === 1
      ? 'Show the one of unknown limit that meets the rest'
      : `Show the ${count} of unknown limit that meet the rest`,
  unknownTitle: 'Limit not known',
  unknownHint: 'Ask the maker or the shop whether these carry you before you choose one.',
  toAnswer: (open: number) =>
    open === 0 ? 'All answered' : `${open === 1 ? '1 question' : `${open} questions`} to answer`,
  confirm: 'Confirm',
  answerAll: 'Please answer all questions before continuing',
  edit: 'Edit',
  loadMore: 'Load More',
  empty: "Sorry we couldn't find any wheels that meet your criteria",
  limitGuards: 'The rider limit guards you: look for a maker who allows your weight before you give it up.',
  devMode: 'Dev mode',
  method: 'How the finder works',
  copyLink: 'Copy link',
  /** What the picture of the catalogue shows. */
  field: (total: number, left: number) =>
    `${total} wheels, each drawn as its rim; ${left} of them fit your answers`,
  fieldCaption: (hasFirst: boolean) =>
    `One ring for each wheel: the wider the ring, the deeper the rim. Filled: fits${hasFirst ? ', blue: first' : ''}. Dashed: left out.`,
  gravelOnly: 'Gravel wheels need no more answers.',
} as const;
