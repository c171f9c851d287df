import type { Build } from './build.ts';

/** The five steps in order, by the names of their addresses (BLD-01). */
export const buildSteps = ['bikeType', 'frameset', 'wheelset', 'components', 'summary'] as const;
/** One of {@link buildSteps}. */
export type BuildStep = (typeof buildSteps)[number];

/** What a step can be missing: the choice that an earlier step makes (BLD-04). */
export type Prerequisite = Exclude<BuildStep, 'summary'>;

const isDone: Readonly<Record<Prerequisite, (build: Build) => boolean>> = {
  bikeType: ({ bike }) => bike !== null,
  frameset: ({ frame }) => frame !== null,
  wheelset: ({ wheelset }) => wheelset !== null,
  components: ({ groupset }) => groupset !== null,
};

/** Whether a step's own choice is made; the summary is done when all others are. */
export const isStepDone = (build: Build, step: BuildStep): boolean =>
  step === 'summary' ? missingFor(build, 'summary').length === 0 : isDone[step](build);

const prerequisites: readonly Prerequisite[] = ['bikeType', 'frameset', 'wheelset', 'components'];

/** The choices that a step needs and that are not made, in the order of the steps. */
export function missingFor(build: Build, step: BuildStep): readonly Prerequisite[] {
  return prerequisites.slice(0, buildSteps.indexOf(step)).filter((needed) => !isDone[needed](build));
}

/** The step that a visitor without the prerequisites is led to; the step itself when nothing is missing (BLD-03). */
export const firstOpenStep = (build: Build, step: BuildStep): BuildStep => missingFor(build, step)[0] ?? step;

/** Why a move along the stepper is refused; null when it is allowed (BLD-04). */
export type StepRefusal =
  | { readonly kind: 'missing'; readonly steps: readonly Prerequisite[] }
  | { readonly kind: 'summaryNeedsAll' };

/** Judges a move: back and staying are always allowed, forward needs every prerequisite. */
export function judgeMove(build: Build, from: BuildStep, to: BuildStep): StepRefusal | null {
  if (buildSteps.indexOf(to) <= buildSteps.indexOf(from)) return null;
  const steps = missingFor(build, to);
  if (steps.length === 0) return null;
  return to === 'summary' ? { kind: 'summaryNeedsAll' } : { kind: 'missing', steps };
}
