import { type FormEvent, useState } from 'react';
import { useStore } from 'zustand';
import { notify } from '../../../platform/notices.ts';
import { trackingTexts } from '../../../texts/tracking-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { type SavedFilter, savedFilters } from '../state/saved-filters.ts';
import { isFiltered, type TableView } from '../state/use-order-table.ts';
import classes from './tracking.module.css';

/** Filters with a name, kept in this browser. */
export function SavedFilters({
  view,
  onChange,
}: {
  readonly view: TableView;
  readonly onChange: (changes: Partial<TableView>) => void;
}) {
  const filters = useStore(savedFilters);
  const [name, setName] = useState('');

  const save = (event: FormEvent) => {
    event.preventDefault();
    const named = name.trim().slice(0, 40);
    if (named === '') return;
    const filter = {
      name: named,
      status: view.shippingStatusFilter,
      range: [...view.dateRangeFilter],
      still: view.still,
    };
    savedFilters.keep([...filters.filter((other) => other.name !== named), filter].slice(-30));
    setName('');
  };
  const remove = (filter: SavedFilter) => {
    savedFilters.keep(filters.filter((other) => other !== filter));
    notify(trackingTexts.filterRemoved(filter.name), {
      lang: 'zh-CN',
      action: { label: trackingTexts.undo, run: () => savedFilters.keep(filters) },
    });
  };
  return (
    <div className={classes.bar}>
      {filters.length > 0 && <span className={classes.muted}>{trackingTexts.savedFilters}</span>}
      {filters.map((filter) => (
        <span key={filter.name} className={classes.chip}>
          <Button
            onClick={() =>
              onChange({
                shippingStatusFilter: filter.status,
                dateRangeFilter: filter.range,
                still: filter.still,
              })
            }
          >
            {filter.name}
          </Button>
          <Button
            look="icon"
            aria-label={trackingTexts.removeFilter(filter.name)}
            onClick={() => remove(filter)}
          >
            ×
          </Button>
        </span>
      ))}
      <form className={classes.bar} onSubmit={save}>
        <label className={classes.field}>
          <span>{trackingTexts.saveFilterName}</span>
          <input
            value={name}
            maxLength={40}
            onChange={(event) => setName(event.target.value)}
            autoComplete="off"
          />
        </label>
        <Button type="submit" disabled={name.trim() === '' || !isFiltered(view)}>
          {trackingTexts.saveFilter}
        </Button>
      </form>
    </div>
  );
}
