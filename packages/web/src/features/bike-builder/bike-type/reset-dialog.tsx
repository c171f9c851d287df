import { type Build, buildLines } from '@pp-tools/domain/bike';
import { lineLabel } from '../../../texts/slot-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface ResetDialogProps {
  readonly build: Build;
  readonly onCancel: () => void;
  readonly onReset: () => void;
}

/** A new type costs the parts that were chosen: it must be answered, and says what would go (BLD-12). */
export function ResetDialog({ build, onCancel, onReset }: ResetDialogProps) {
  const losses = buildLines(build).filter(({ name }) => name !== null);
  return (
    <Dialog
      title="Reset Build Configuration?"
      width={500}
      persistent
      onClose={onCancel}
      footer={
        <>
          <Button look="primary" onClick={onCancel}>
            Cancel
          </Button>
          <Button onClick={onReset}>Reset &amp; Continue</Button>
        </>
      }
    >
      <p>Changing the bike type resets frameset, wheelset, groupset and other components:</p>
      <ul>
        {losses.map((line) => (
          <li key={`${line.slot} ${line.name}`}>
            {lineLabel(line)}: {line.name}
          </li>
        ))}
      </ul>
      <p>This action cannot be undone. Are you sure you want to continue?</p>
    </Dialog>
  );
}
