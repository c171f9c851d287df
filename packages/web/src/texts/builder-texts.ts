import type { BuildStep, Prerequisite, StepRefusal } from '@pp-tools/domain/bike';
import type { BikeSelection, BikeType } from '@pp-tools/domain/frameset';
import { pageLeads } from './page-lead-texts.ts';

/** Names of the steps, long and for narrow screens (BLD-01). */
export const stepTexts: Readonly<Record<BuildStep, { readonly long: string; readonly short: string }>> = {
  bikeType: { long: 'Choose Bike Type', short: 'Type' },
  frameset: { long: 'Choose Frameset', short: 'Frame' },
  wheelset: { long: 'Choose Wheelset', short: 'Wheels' },
  components: { long: 'Choose Components', short: 'Parts' },
  summary: { long: 'Review Summary', short: 'Summary' },
};

const prerequisiteTexts: Readonly<Record<Prerequisite, string>> = {
  bikeType: 'Bike Type',
  frameset: 'Frameset',
  wheelset: 'Wheelset',
  components: 'Components',
};

const joined = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** What a refused move along the stepper says (BLD-04). */
export const refusalText = (refusal: StepRefusal): string =>
  refusal.kind === 'summaryNeedsAll'
    ? 'Please complete all previous steps (Bike Type, Frameset, Wheelset, and Components) to access the summary'
    : `Please complete ${joined(refusal.steps.map((step) => prerequisiteTexts[step]))} first`;

/** The names of missing steps for a hint. */
export const missingText = (steps: readonly Prerequisite[]): string =>
  `needs ${joined(steps.map((step) => prerequisiteTexts[step]))}`;

export const bikeTypeTexts: Readonly<Record<BikeType, { readonly name: string; readonly line: string }>> = {
  road: { name: 'Road Bike', line: 'Speed and efficiency on paved roads' },
  gravel: { name: 'Gravel Bike', line: 'Versatile for mixed terrain' },
  mountain: { name: 'Mountain Bike', line: 'Rugged terrain, suspension' },
};

/** 'Road Bike (Rim Brake)' for a selection, as it stands in headings. */
export const bikeText = ({ type, rimBrake }: BikeSelection): string =>
  `${bikeTypeTexts[type].name}${rimBrake ? ' (Rim Brake)' : ''}`;

export const builderTexts = {
  startFromGoal: 'Start from a goal',
  tool: 'Bike Builder',
  backToSummary: 'Back to Summary',
  notLoaded: 'This part of the page did not load. Please try again.',
  bikeType: {
    ...pageLeads.bikeType,
    rim: 'Rim Brake Option',
    rimLine: 'Traditional braking for lighter weight and classic aesthetics',
    missing: 'Please select a bike type first',
    reset: 'All selections have been reset for the new bike type',
  },
  frameset: {
    ...pageLeads.frameset,
    what: 'framesets',
    loading: 'Loading framesets...',
    failed: 'Failed to load framesets. Please try again.',
    missing: 'Please select a frameset first',
  },
  wheelset: {
    ...pageLeads.wheelset,
    missing: 'Please select a wheelset first',
  },
  components: {
    ...pageLeads.components,
  },
  summary: {
    ...pageLeads.summary,
  },
  more: {
    title: 'More about this bike',
    gears: 'Gears and Climbing',
    pressure: 'Tire Pressure',
    grams: 'Cheapest Grams',
  },
} as const;

/** The Current Build panel. */
export const panelTexts = {
  title: 'Current Build',
  noBike: 'No bike type yet',
  saved: 'Auto-Saved',
  clear: 'Clear All',
  complete: 'View Complete Summary',
} as const;
