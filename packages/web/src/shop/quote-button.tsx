import { useState } from 'react';
import { quoteTexts } from '../texts/quote-texts.ts';
import { Button } from '../ui/button.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import type { Shareable } from './share-link.ts';

const Quote = lazyDialog(async () => (await import('./quote-dialog.tsx')).QuoteDialog, quoteTexts.notLoaded);

interface QuoteButtonProps {
  /** What the question is about, read when it is sent. */
  readonly state: () => Shareable | Promise<Shareable>;
  readonly look?: 'plain' | 'quiet';
}

/** Asks the shop for a quote of what is on the screen. */
export function QuoteButton({ state, look = 'plain' }: QuoteButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [close] = useState(() => () => setOpen(false));
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        {quoteTexts.title}
      </Button>
      {isOpen && <Quote state={state} onClose={close} />}
    </>
  );
}
