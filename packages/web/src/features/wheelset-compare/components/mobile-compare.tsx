import type { Wheelset } from '@pp-tools/domain/wheelset';
import { useState } from 'react';
import { compareTexts } from '../../../texts/compare-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FilterIcon } from '../../../ui/icons.tsx';
import type { ShownComparison } from '../state/use-comparison.ts';
import { ComparisonTable } from './comparison-table.tsx';
import classes from './mobile-compare.module.css';
import { SearchBox } from './search-box.tsx';
import { CategoryToggle, SelectAll, SortOptions } from './toolbar.tsx';
import { WheelsetCards } from './wheelset-cards.tsx';

interface MobileProps {
  readonly shown: ShownComparison;
  readonly catalogue: readonly Wheelset[];
}

/** Compare on a phone: choose on cards, then press Compare for the table. */
export function MobileCompare({ shown, catalogue }: MobileProps) {
  const [isFiltering, setFiltering] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const { rows, comparison } = shown;
  const canCompare = rows.length >= 2;
  return (
    <>
      <section className={classes.choose} aria-label="Choose wheelsets">
        <CategoryToggle shown={shown} />
        <SearchBox catalogue={catalogue} isDisabled={comparison.isAllSelected} isMobile />
        <Button onClick={() => setFiltering(true)}>
          <FilterIcon />
          {compareTexts.filter}
        </Button>
      </section>
      <WheelsetCards rows={rows} isLocked={comparison.isAllSelected} />
      <div className={classes.compare}>
        <Button
          look="primary"
          disabled={!canCompare}
          aria-expanded={isComparing && canCompare}
          onClick={() => setComparing(true)}
        >
          {compareTexts.compare}
        </Button>
      </div>
      {isComparing && canCompare && <ComparisonTable shown={shown} rows={rows} />}
      {isFiltering && (
        <Dialog title={compareTexts.filter} width={600} onClose={() => setFiltering(false)}>
          <SortOptions shown={shown} />
          <SelectAll shown={shown} />
        </Dialog>
      )}
    </>
  );
}
