import type { BuildCatalogue } from '@pp-tools/domain/bike';
import { useEffect, useRef, useState } from 'react';
import type { AskedGoal, GoalAnswer, GoalRequest, MadeGoal } from './goal-request.ts';

/** The bike for a goal; what was made last stays until the next one is there. */
export interface GoalState {
  readonly made: MadeGoal | null;
  /** The goal that `made` answers. */
  readonly asked: AskedGoal | null;
  readonly isWorking: boolean;
  readonly hasFailed: boolean;
}

/** Makes bikes in a worker, so that the form stays responsive. `asked` is the same object until the goal changes. */
export function useGoalBuild(catalogue: BuildCatalogue, asked: AskedGoal): GoalState {
  const [state, setState] = useState<Omit<GoalState, 'isWorking'>>({
    made: null,
    asked: null,
    hasFailed: false,
  });
  const worker = useRef<Worker | null>(null);
  const goals = useRef<readonly AskedGoal[]>([]);

  useEffect(() => {
    const started = new Worker(new URL('./goal.worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    started.addEventListener('message', ({ data }: MessageEvent<GoalAnswer>) => {
      const answered = goals.current[data.number];
      // An answer to an earlier goal comes too late.
      if (data.number !== goals.current.length - 1 || answered === undefined) return;
      setState({ made: data.made, asked: answered, hasFailed: false });
    });
    started.addEventListener('error', () => setState({ made: null, asked: null, hasFailed: true }));
    const request: GoalRequest = { kind: 'catalogue', catalogue };
    started.postMessage(request);
    return () => {
      started.terminate();
      worker.current = null;
    };
  }, [catalogue]);

  useEffect(() => {
    goals.current = [...goals.current, asked];
    const request: GoalRequest = { kind: 'goal', number: goals.current.length - 1, ...asked };
    worker.current?.postMessage(request);
  }, [asked]);

  return { ...state, isWorking: !state.hasFailed && state.asked !== asked };
}
