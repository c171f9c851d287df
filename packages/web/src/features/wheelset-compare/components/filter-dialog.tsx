import { compareTexts } from '../../../texts/compare-texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { ShownComparison } from '../state/use-comparison.ts';
import { SelectAll, SortOptions } from './toolbar.tsx';

interface FilterDialogProps {
  readonly shown: ShownComparison;
  readonly onClose: () => void;
}

/** On a phone: the order of the list, and whether it holds all wheelsets. */
export const FilterDialog = ({ shown, onClose }: FilterDialogProps) => (
  <Dialog title={compareTexts.filter} width={600} onClose={onClose}>
    <SortOptions shown={shown} />
    <SelectAll shown={shown} />
  </Dialog>
);
