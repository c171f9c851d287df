import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

interface OpenerProps {
  readonly dialog: ComponentType<{ readonly onClose: () => void }>;
  readonly look?: 'plain' | 'quiet';
  readonly children: ReactNode;
}

/** A button that opens a dialog of its own. */
export function DialogOpener({ dialog: Dialog, look = 'quiet', children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && <Dialog onClose={close} />}
    </>
  );
}
