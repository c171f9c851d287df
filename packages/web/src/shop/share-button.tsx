import { useState } from 'react';
import { shareTexts } from '../texts/share-texts.ts';
import { Button } from '../ui/button.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import type { Shareable } from './share-link.ts';

const Share = lazyDialog(async () => (await import('./share-dialog.tsx')).ShareDialog, shareTexts.notLoaded);

interface ShareButtonProps {
  /** What is shared, read when the dialog opens. */
  readonly state: () => Shareable | Promise<Shareable>;
  readonly look?: 'plain' | 'quiet';
  readonly disabled?: boolean;
}

/** Opens the address of the page as a QR code and a short link. */
export function ShareButton({ state, look = 'plain', disabled = false }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [close] = useState(() => () => setOpen(false));
  return (
    <>
      <Button look={look} disabled={disabled} onClick={() => setOpen(true)}>
        {shareTexts.open}
      </Button>
      {isOpen && <Share state={state} onClose={close} />}
    </>
  );
}
