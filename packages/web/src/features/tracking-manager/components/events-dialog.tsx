import { useQuery } from '@tanstack/react-query';
import { transitText } from '../../../texts/tracking-carrier-texts.ts';
import { eventTexts, statusText, trackingTexts } from '../../../texts/tracking-texts.ts';
import { readTracking } from '../api/order-calls.ts';
import { EventTables } from './event-tables.tsx';
import { ParcelRecords } from './parcel-records.tsx';
import { StaffDialog } from './staff-dialog.tsx';
import classes from './tracking.module.css';

/** The scans of one number, newest first, as they will stand in the PDF. */
export function EventsDialog({ number, onClose }: { readonly number: string; readonly onClose: () => void }) {
  const { data, isError } = useQuery({
    queryKey: ['tracking', number],
    queryFn: ({ signal }) => readTracking(number, signal),
    staleTime: 0,
  });
  return (
    <StaffDialog title={eventTexts.title(number)} width={1000} onClose={onClose}>
      {data === undefined ? (
        <p role="status">{isError ? eventTexts.failed : trackingTexts.loading}</p>
      ) : (
        <div className={classes.stack}>
          <p>
            {statusText(data.status)} {transitText(data, Date.now())}
          </p>
          <EventTables number={number} status={data.status} info={data.info} />
          <ParcelRecords number={number} />
        </div>
      )}
    </StaffDialog>
  );
}
