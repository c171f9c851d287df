import { type BuildCatalogue, goalBuild } from '@pp-tools/domain/bike';
import type { GoalAnswer, GoalRequest } from './goal-request.ts';

/** The catalogue comes once; chains made from it serve every further goal. */
let catalogue: BuildCatalogue | null = null;

self.addEventListener('message', ({ data }: MessageEvent<GoalRequest>) => {
  if (data.kind === 'catalogue') {
    catalogue = data.catalogue;
    return;
  }
  if (catalogue === null) return;
  const { number, goal, bike, wishes } = data;
  const made = goalBuild(goal, bike, catalogue, new Date().toISOString(), wishes);
  const answer: GoalAnswer = { number, made };
  self.postMessage(answer);
});
