import { type Build, buildLines } from '@pp-tools/domain/bike';
import { lineLabel } from '../../../texts/slot-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { LinkAnswer } from '../builds/use-build-link.ts';

interface LinkQuestionProps {
  readonly linked: Build;
  readonly own: Build;
  readonly onAnswer: (answer: LinkAnswer) => void;
}

const namesOf = (build: Build): readonly string[] =>
  buildLines(build).flatMap((line) => (line.name === null ? [] : [`${lineLabel(line)}: ${line.name}`]));

/** A link never overwrites the visitor's own build: it asks, and says what differs. */
export function LinkQuestion({ linked, own, onAnswer }: LinkQuestionProps) {
  const mine = namesOf(own);
  const theirs = namesOf(linked);
  const only = (these: readonly string[], those: readonly string[]) =>
    these.filter((name) => !those.includes(name));
  return (
    <Dialog
      title="Open the linked build?"
      width={600}
      onClose={() => onAnswer('view')}
      footer={
        <>
          <Button onClick={() => onAnswer('replace')}>Replace mine</Button>
          <Button look="primary" onClick={() => onAnswer('view')}>
            View only
          </Button>
        </>
      }
    >
      <p>The link holds “{linked.name}”; you have a build of your own.</p>
      <h3>Only in the link</h3>
      <ul>
        {only(theirs, mine).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <h3>Only in yours</h3>
      <ul>
        {only(mine, theirs).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Dialog>
  );
}
