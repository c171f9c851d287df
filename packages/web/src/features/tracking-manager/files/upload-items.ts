import { type UploadOrder, type UploadParcel, writtenText } from '@pp-tools/domain/order';

/** An order as items of an upload: one, or more where its parcels differ in phone or carrier. */
export function uploadItems(order: UploadOrder): readonly unknown[] {
  const item = (numbers: readonly string[], { phoneLastFour, carrier }: Omit<UploadParcel, 'number'>) => ({
    order_id: order.orderId,
    order_date: writtenText(order.time),
    order_status: order.status,
    tracking_number: numbers,
    phone_number_last_four: phoneLastFour,
    carrierCode: carrier,
  });
  const runs: UploadParcel[][] = [];
  for (const parcel of order.parcels) {
    const run = runs.at(-1);
    const [first] = run ?? [];
    const isAlike = first?.phoneLastFour === parcel.phoneLastFour && first.carrier === parcel.carrier;
    if (run !== undefined && isAlike) run.push(parcel);
    else runs.push([parcel]);
  }
  if (runs.length === 0) return [item([], order)];
  return runs.map((run) =>
    item(
      run.map(({ number }) => number),
      run[0] ?? order,
    ),
  );
}
