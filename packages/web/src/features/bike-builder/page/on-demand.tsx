import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { loadInTime } from '../../../platform/load-screen.ts';
import { notify } from '../../../platform/notices.ts';
import { builderTexts } from '../../../texts/builder-texts.ts';
import { Button } from '../../../ui/button.tsx';

/** A dialog that is loaded when it is opened. */
export type LoadedDialog = ComponentType<{ readonly onClose: () => void }>;

interface OnDemandProps {
  readonly load: () => Promise<LoadedDialog>;
  readonly onClose: () => void;
}

/** A dialog whose code comes with its opening; a failure says so and closes. */
function OnDemand({ load, onClose }: OnDemandProps) {
  const [Dialog, setDialog] = useState<LoadedDialog | null>(null);
  useEffect(() => {
    if (Dialog !== null) return;
    loadInTime(load).then(
      (loaded) => setDialog(() => loaded),
      () => {
        onClose();
        notify(builderTexts.notLoaded, { tone: 'error' });
      },
    );
  }, [Dialog, load, onClose]);
  return Dialog === null ? null : <Dialog onClose={onClose} />;
}

interface OpenerProps {
  readonly load: () => Promise<LoadedDialog>;
  readonly look?: 'plain' | 'quiet';
  readonly children: ReactNode;
}

/** A button that opens a dialog of its own. `load` must stay the same function. */
export function DialogOpener({ load, look = 'quiet', children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && <OnDemand load={load} onClose={close} />}
    </>
  );
}
