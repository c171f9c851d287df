import type { QuoteState } from '@pp-tools/domain/sharing';

/** Words of the list in which staff read questions for a quote. */
export const quoteListTexts = {
  title: 'Quotes',
  intro: (days: number) => `Questions of visitors for a quote. Each is removed after ${days} days.`,
  introFirst: 'Questions of visitors for a quote.',
  show: 'Show',
  all: 'All',
  states: { new: 'New', answered: 'Answered', closed: 'Closed' } satisfies Record<QuoteState, string>,
  none: 'There are no questions here.',
  loading: 'Loading…',
  failed: 'The questions could not be loaded.',
  failedHint: 'The server did not answer. Try again in a moment.',
  onScreen: 'Open what was on the screen',
  noNote: 'No message',
  answer: 'Answer by email',
  subject: (shop: string) => `${shop}: your quote`,
  greeting: (name: string) => `Hello ${name},\n\n`,
  state: (name: string) => `State of ${name}’s question`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}’s question`,
  removeTitle: 'Delete question',
  removeQuestion: (name: string) => `Delete ${name}’s question for good, with name and email address?`,
  cancel: 'Cancel',
  removed: 'Question deleted',
  notSaved: 'This was not saved. Try again.',
  more: 'Show older',
} as const;
