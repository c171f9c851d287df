import type { Wheelset } from '@pp-tools/domain/wheelset';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { lazyOrnament } from '../../../platform/lazy-part.ts';
import { compareTexts } from '../../../texts/compare-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FilterIcon } from '../../../ui/icons.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import type { ShownComparison } from '../state/use-comparison.ts';
import { ActionBar } from './action-bar.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import classes from './mobile-compare.module.css';
import { MoreButton } from './more-button.tsx';
import { MyWheelsChoice } from './my-wheels-choice.tsx';
import { SearchBox } from './search-box.tsx';
import { CategoryToggle } from './toolbar.tsx';
import { WheelsetCards } from './wheelset-cards.tsx';

const FilterDialog = lazyDialog(
  async () => (await import('./filter-dialog.tsx')).FilterDialog,
  compareTexts.notLoaded,
);
const TwoUp = lazyOrnament<{ readonly shown: ShownComparison }>(
  async () => (await import('./two-up.tsx')).TwoUp,
);

interface MobileProps {
  readonly shown: ShownComparison;
  readonly catalogue: readonly Wheelset[];
  readonly dataFrom: Date | null;
}

/** Compare on a phone: choose on cards, then press Compare for the table. */
export function MobileCompare({ shown, catalogue, dataFrom }: MobileProps) {
  const [isFiltering, setFiltering] = useState(false);
  const closeFilter = useCallback(() => setFiltering(false), []);
  // How often Compare was pressed: each press leads to the table, also when it is shown already.
  const [presses, setPresses] = useState(0);
  const answer = useRef<HTMLElement>(null);
  useEffect(() => {
    if (presses === 0) return;
    answer.current?.focus({ preventScroll: true });
    answer.current?.scrollIntoView({ block: 'start' });
  }, [presses]);
  const { rows, comparison } = shown;
  const canCompare = rows.length >= 2;
  return (
    <>
      <section className={classes.choose} aria-label="Choose wheelsets">
        <CategoryToggle shown={shown} />
        <SearchBox catalogue={catalogue} isDisabled={comparison.isAllSelected} isMobile />
        <div className={classes.ways}>
          <Button onClick={() => setFiltering(true)}>
            <FilterIcon />
            {compareTexts.filter}
          </Button>
          <MyWheelsChoice />
        </div>
      </section>
      <WheelsetCards rows={rows} isLocked={comparison.isAllSelected} />
      <ActionBar shown={shown} dataFrom={dataFrom} />
      {/* The foot of the sheet: what this page is for, and all else that can be done with the list. */}
      <div className={`${classes.foot} no-print`}>
        <Button
          look="primary"
          aria-disabled={!canCompare}
          aria-expanded={presses > 0 && canCompare}
          onClick={() => canCompare && setPresses(presses + 1)}
        >
          {compareTexts.compare}
        </Button>
        {rows.length > 0 && <MoreButton shown={shown} dataFrom={dataFrom} />}
      </div>
      {presses > 0 && canCompare && (
        <section ref={answer} tabIndex={-1} className={classes.answer} aria-label={compareTexts.answer}>
          <Suspense>
            <TwoUp shown={shown} />
          </Suspense>
          <ComparisonTable shown={shown} rows={rows} />
        </section>
      )}
      {isFiltering && <FilterDialog shown={shown} onClose={closeFilter} />}
    </>
  );
}
