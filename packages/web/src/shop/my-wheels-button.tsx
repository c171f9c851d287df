import { type MyWheels, myWheelsName } from '@pp-tools/domain/wheelset';
import { useState } from 'react';
import { myWheelsWords } from '../texts/my-wheels-words.ts';
import { Button } from '../ui/button.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';

/** The form of the visitor's wheels, whose code comes with its first opening. */
export const MyWheelsForm = lazyDialog(
  async () => (await import('./my-wheels-dialog.tsx')).MyWheelsDialog,
  myWheelsWords.notLoaded,
);

interface MyWheelsButtonProps {
  readonly text?: string;
  readonly label?: string;
  readonly look?: 'plain' | 'quiet';
  readonly disabled?: boolean;
  /** What the visitor called them elsewhere. */
  readonly name?: string;
  /** Uses the wheels that are there already; true: there is nothing to enter. */
  readonly onUse?: () => boolean;
  readonly onSaved?: (mine: MyWheels) => void;
}

/** Opens the form of the visitor's wheels, whose code comes with its first opening. */
export function MyWheelsButton(props: MyWheelsButtonProps) {
  const { text = myWheelsName, label, look = 'plain', disabled = false, name = '', onUse } = props;
  const [isOpen, setOpen] = useState(false);
  const [close] = useState(() => () => setOpen(false));
  const press = () => {
    if (!onUse?.()) setOpen(true);
  };
  return (
    <>
      <Button look={look} disabled={disabled} {...(label ? { 'aria-label': label } : {})} onClick={press}>
        {text}
      </Button>
      {isOpen && (
        <MyWheelsForm name={name} {...(props.onSaved ? { onSaved: props.onSaved } : {})} onClose={close} />
      )}
    </>
  );
}
