import {
  type Build,
  type BuildStep,
  buildSteps,
  isStepDone,
  judgeMove,
  missingFor,
} from '@pp-tools/domain/bike';
import { missingText, stepTexts } from '../../../texts/builder-texts.ts';
import { useBuild } from '../builds/build-store.ts';
import classes from './stepper.module.css';
import { useStepMove } from './use-step-move.ts';

type StepState = 'current' | 'done' | 'blocked' | 'open';

function stateOf(build: Build, step: BuildStep, current: BuildStep): StepState {
  if (step === current) return 'current';
  if (judgeMove(build, current, step) !== null) return 'blocked';
  return isStepDone(build, step) ? 'done' : 'open';
}

const stateTexts: Readonly<Record<StepState, string>> = {
  current: 'current step',
  done: 'done',
  blocked: '',
  open: 'open',
};

/** The five steps; earlier ones are always in reach, later ones when nothing is missing (BLD-01, BLD-04). */
export function Stepper({ current }: { readonly current: BuildStep }) {
  const build = useBuild();
  const move = useStepMove(current);
  return (
    <nav aria-label="Build steps" className={`${classes.stepper} no-print`}>
      <ol>
        {buildSteps.map((step, place) => {
          const state = stateOf(build, step, current);
          const words = state === 'blocked' ? missingText(missingFor(build, step)) : stateTexts[state];
          return (
            <li key={step} data-state={state}>
              <button
                type="button"
                aria-current={step === current ? 'step' : undefined}
                aria-disabled={state === 'blocked'}
                title={words}
                onClick={() => move(step)}
              >
                <span className={classes.number} aria-hidden="true">
                  {state === 'done' ? '✓' : place + 1}
                </span>
                <span className={classes.long}>{stepTexts[step].long}</span>
                <span className={classes.short}>{stepTexts[step].short}</span>
                <span className="visually-hidden">, {words}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
