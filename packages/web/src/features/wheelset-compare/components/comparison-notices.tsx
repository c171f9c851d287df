import { selectAll } from '@pp-tools/domain/comparison';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { OriginsOf } from '../../../shop/figures-from.tsx';
import type { WheelsetCatalogue } from '../../../shop/wheelset-catalogue.ts';
import { originOf } from '../../../shop/wheelset-origin.ts';
import { categoryTexts } from '../../../texts/compare-texts.ts';
import { originTexts } from '../../../texts/estimate-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { changeComparison } from '../state/comparison-store.ts';
import type { ShownComparison } from '../state/use-comparison.ts';
import classes from './comparison-notices.module.css';

interface EmptyProps {
  readonly shown: ShownComparison;
  readonly catalogue: WheelsetCatalogue;
}

/** What to do while nothing stands in the table. */
export function EmptyComparison({ shown: { comparison }, catalogue }: EmptyProps) {
  if (catalogue.state === 'loading') {
    return (
      <div className={classes.empty} role="status">
        <p>Loading wheelsets…</p>
      </div>
    );
  }
  if (catalogue.state === 'failed') {
    return (
      <div className={classes.empty}>
        <p>No wheelsets to show.</p>
        <Button onClick={catalogue.retry}>Try again</Button>
      </div>
    );
  }
  const { category } = comparison;
  return (
    <div className={classes.empty}>
      <p>
        {category && comparison.ids.length > 0
          ? `None of your ${comparison.ids.length} wheelsets is in ${categoryTexts[category]}.`
          : 'Your comparison is empty. Search for a wheelset above, or start with all of them.'}
      </p>
      <Button onClick={() => changeComparison('Select All', (all) => selectAll(all, true))}>
        Show all {category ? categoryTexts[category] : `${catalogue.items.length}`} wheelsets
      </Button>
    </div>
  );
}

interface DataAgeProps {
  readonly dataFrom: Date;
  readonly address: string;
  readonly rows: readonly Wheelset[];
}

/** How old the figures are, and on demand where each comes from; on paper also the address. */
export function DataAge({ dataFrom, address, rows }: DataAgeProps) {
  return (
    <div className={classes.age}>
      <p>
        <time dateTime={dataFrom.toISOString()}>{originTexts.asOf(dataFrom)}</time>
        <span className="print-only">. Printed from {address}</span>
      </p>
      <OriginsOf parts={rows} read={originOf} dataFrom={null} />
    </div>
  );
}
