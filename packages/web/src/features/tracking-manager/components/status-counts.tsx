import { trackingStatuses } from '@pp-tools/domain/shipment';
import { useQuery } from '@tanstack/react-query';
import { statusName, trackingTexts } from '../../../texts/tracking-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { readCounts } from '../api/provider-calls.ts';
import { noFilters, type TableView } from '../state/use-order-table.ts';
import classes from './tracking.module.css';

/** How many orders are in each status and how many are late; a press shows these alone, another one all of them. */
export function StatusCounts({
  view,
  onChange,
}: {
  readonly view: TableView;
  readonly onChange: (changes: Partial<TableView>) => void;
}) {
  const { data } = useQuery({
    queryKey: ['orders', 'counts'],
    queryFn: ({ signal }) => readCounts(signal),
    staleTime: 0,
  });
  if (data === undefined) return null;
  return (
    <fieldset className={classes.counts}>
      <legend className="visually-hidden">{trackingTexts.counts}</legend>
      {trackingStatuses.map((status) => (
        <Button
          key={status}
          look="quiet"
          aria-pressed={view.only === status}
          onClick={() => onChange({ ...noFilters, only: view.only === status ? null : status })}
        >
          {statusName(status)} {data.byStatus.get(status) ?? 0}
        </Button>
      ))}
      <Button
        look="quiet"
        aria-pressed={view.isLate}
        title={trackingTexts.lateHint}
        onClick={() => onChange({ ...noFilters, isLate: !view.isLate })}
      >
        {trackingTexts.late} {data.late}
      </Button>
    </fieldset>
  );
}
