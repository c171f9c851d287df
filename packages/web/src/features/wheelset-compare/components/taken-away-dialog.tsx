import { QuoteDialog } from '../../../shop/quote-dialog.tsx';
import { ShareDialog } from '../../../shop/share-dialog.tsx';
import { sharedComparison } from '../state/shown-link.ts';
import type { ShownComparison } from '../state/use-comparison.ts';

interface TakenAwayDialogProps {
  readonly way: 'share' | 'quote';
  readonly shown: ShownComparison;
  readonly onClose: () => void;
}

/** The comparison as a link, or as a question to the shop; one file, so that the first load names one. */
export function TakenAwayDialog({ way, shown, onClose }: TakenAwayDialogProps) {
  const Chosen = way === 'share' ? ShareDialog : QuoteDialog;
  return <Chosen state={() => sharedComparison(shown)} onClose={onClose} />;
}
