import { carrierLabel } from '@pp-tools/domain/shipment';
import { useQuery } from '@tanstack/react-query';
import { UnreadRows } from '../../../shop/unread-rows.tsx';
import { carrierTexts } from '../../../texts/tracking-carrier-texts.ts';
import { statusText, trackingTexts } from '../../../texts/tracking-texts.ts';
import { readRecords, recordsPath } from '../api/provider-calls.ts';
import { keyed } from '../state/keyed.ts';
import { EventTables } from './event-tables.tsx';
import classes from './tracking.module.css';

/** The scans of a number from before it started again with another carrier, folded. */
export function ParcelRecords({ number }: { readonly number: string }) {
  const { data = [] } = useQuery({
    queryKey: ['parcel-records', number],
    queryFn: ({ signal }) => readRecords(number, signal),
    staleTime: 0,
  });
  const records = keyed(data, (record) => record.ended_at).map(({ key, item }) => (
    <details key={key} className={classes.panel}>
      <summary>
        {carrierTexts.record(
          carrierLabel(item.carrier_code) ?? trackingTexts.unknown,
          item.ended_at.slice(0, 16).replace('T', ' '),
          item.ended_by,
        )}
      </summary>
      <p>{statusText(item.status)}</p>
      <EventTables number={number} status={item.status} info={item.tracking_info} />
    </details>
  ));
  return (
    <>
      <UnreadRows path={recordsPath(number)} text={trackingTexts.unreadRows} />
      {records}
    </>
  );
}
