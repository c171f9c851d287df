import { Suspense } from 'react';
import { lazyOrnament } from '../platform/lazy-part.ts';
import type { AgainstMineProps } from './against-mine-sentence.tsx';
import { useHasMyWheels } from './my-wheels-access.ts';

const Sentence = lazyOrnament<AgainstMineProps>(
  async () => (await import('./against-mine-sentence.tsx')).AgainstMineSentence,
);

/** What a wheelset would change for a visitor who entered their wheels; nothing for the others. */
export function AgainstMine(props: AgainstMineProps) {
  if (!useHasMyWheels()) return null;
  return (
    <Suspense>
      <Sentence {...props} />
    </Suspense>
  );
}
