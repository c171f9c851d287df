import { isMyWheels } from '@pp-tools/domain/wheelset';
import { Suspense } from 'react';
import { lazyOrnament } from '../../../platform/lazy-part.ts';
import type { MyWheelsNoteProps } from '../../../shop/my-wheels-note.tsx';
import type { ShownComparison } from '../state/use-comparison.ts';

const Note = lazyOrnament<MyWheelsNoteProps>(
  async () => (await import('../../../shop/my-wheels-note.tsx')).MyWheelsNote,
);

interface MyWheelsLineProps {
  readonly shown: ShownComparison;
}

/** What the table cannot say of the own wheels in it: both weights, and which one it uses. */
export function MyWheelsLine({ shown: { rows, mine, state } }: MyWheelsLineProps) {
  const wheelset = rows.find(isMyWheels);
  if (wheelset === undefined || mine === null) return null;
  return (
    <Suspense>
      <Note name={wheelset.shortName} mine={mine} canChange={state.viewed === null} />
    </Suspense>
  );
}
