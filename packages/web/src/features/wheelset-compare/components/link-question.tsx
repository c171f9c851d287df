import type { LinkDifference } from '@pp-tools/domain/comparison';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** What to do with a comparison that came by link. */
export type LinkAnswer = 'replace' | 'merge' | 'view';

interface LinkQuestionProps {
  readonly difference: LinkDifference;
  readonly onAnswer: (answer: LinkAnswer) => void;
}

const named = (wheelsets: LinkDifference['added']): string => {
  const names = wheelsets
    .slice(0, 5)
    .map(({ shortName }) => shortName)
    .join(', ');
  return wheelsets.length > 5 ? `${names} and ${wheelsets.length - 5} more` : names;
};

/** A link never overwrites the visitor's own list: it asks, and says what differs. */
export function LinkQuestion({
  difference: { linked, added, missing, unknown, otherBaseline },
  onAnswer,
}: LinkQuestionProps) {
  return (
    <Dialog
      title="Open the linked comparison?"
      width={600}
      onClose={() => onAnswer('view')}
      footer={
        <>
          <Button onClick={() => onAnswer('replace')}>Replace mine</Button>
          <Button onClick={() => onAnswer('merge')}>Merge</Button>
          <Button look="primary" onClick={() => onAnswer('view')}>
            View only
          </Button>
        </>
      }
    >
      <p>The link holds {linked.length} wheelsets; you have a list of your own.</p>
      <ul>
        {added.length > 0 && <li>Only in the link: {named(added)}</li>}
        {missing.length > 0 && <li>Only in your list: {named(missing)}</li>}
        {added.length + missing.length === 0 && <li>The same wheelsets, with another baseline.</li>}
        {otherBaseline && (
          <li>
            Measured against {otherBaseline.linked?.shortName ?? 'nothing'} in the link,{' '}
            {otherBaseline.own?.shortName ?? 'nothing'} in your list
          </li>
        )}
        {unknown > 0 && <li>{unknown} of the link are no longer in the catalogue.</li>}
      </ul>
    </Dialog>
  );
}
