export type { Shipment } from './order.ts';
export { exportHeadings, exportRow } from './order-export.ts';
export {
  type DateRange,
  type Day,
  isDay,
  type OrderSort,
  orderSortKey,
  orderSorts,
  pickDay,
  rangeBounds,
} from './order-filter.ts';
export { readOrders, readShipment } from './order-reading.ts';
export { orderInstant, writtenText } from './order-time.ts';
export { type OrderWire, orderWireSchema, type TrackingWire, trackingWireSchema } from './order-wire.ts';
export { rowOfShipment, type TableRow, tableRow } from './table-row.ts';
export { readUploadText } from './upload-json.ts';
export {
  lacksFields,
  type UploadColumn,
  type UploadFault,
  type UploadOrder,
  type UploadParcel,
  type UploadReading,
  type UploadReason,
  type UploadRefusal,
  uploadLimits,
} from './upload-order.ts';
export { hasUploadHeader, readUploadSheet } from './upload-sheet.ts';
