import type { Result } from '@pp-tools/domain/core';
import {
  hasUploadHeader,
  lacksFields,
  readUploadSheet,
  readUploadText,
  type UploadOrder,
  type UploadReading,
} from '@pp-tools/domain/order';
import { readRowsText, readSpreadsheet } from '@pp-tools/spreadsheet';
import { uploadItems } from './upload-items.ts';
import { ordersShown, uploadLimits } from './upload-limits.ts';
import type {
  NumbersElsewhere,
  ReadUpload,
  ReadyOrders,
  SourceRefusal,
  UploadQuestion,
  UploadSource,
  WithoutElsewhere,
} from './upload-reader.ts';

/** Pasted text is JSON when it begins as JSON does, else rows of a spreadsheet. */
async function read(source: UploadSource): Promise<Result<UploadReading, SourceRefusal>> {
  if ('text' in source && /^[\s\ufeff]*[[{"]/.test(source.text)) return readUploadText(source.text);
  const sheets =
    'text' in source
      ? readRowsText(source.text, uploadLimits.rows)
      : await readSpreadsheet(source.bytes, uploadLimits);
  if (!sheets.ok) return { ok: false, fault: { code: 'file', fault: sheets.fault } };
  const sheet = sheets.value.find(hasUploadHeader);
  if (sheet !== undefined) return readUploadSheet(sheet);
  return 'text' in source && sheets.value.every(({ rows }) => rows.every(({ cells }) => cells.length < 2))
    ? readUploadText(source.text)
    : { ok: false, fault: { code: 'file', fault: { code: 'no-sheet' } } };
}

const ready = (orders: readonly UploadOrder[]): ReadyOrders => ({
  count: orders.length,
  first: orders.slice(0, ordersShown),
  body: new Blob([JSON.stringify(orders.flatMap(uploadItems))], { type: 'application/json' }),
});

let orders: readonly UploadOrder[] = [];

function summary(reading: Result<UploadReading, SourceRefusal>): ReadUpload {
  if (!reading.ok) return reading;
  const { rowsRead, rowsHidden, faults } = reading.value;
  orders = reading.value.orders;
  const joined = orders.filter(({ rows }) => rows.length > 1).length;
  return {
    ok: true,
    value: {
      ...{ rowsRead, rowsHidden, joined, faults },
      lacksFields: lacksFields(reading.value),
      ready: ready(orders),
    },
  };
}

function without(elsewhere: NumbersElsewhere): WithoutElsewhere {
  const ownerOf = new Map(elsewhere.map(({ number, orderId }) => [number, orderId]));
  const faults = orders.flatMap((order) =>
    order.numbers
      .filter((number) => ownerOf.has(number))
      .map((number) => ({
        row: order.rows[0] ?? 0,
        orderId: order.orderId,
        column: 'tracking_number' as const,
        value: `${number} → ${ownerOf.get(number)}`,
        reason: 'number-stored-elsewhere' as const,
      })),
  );
  const isElsewhere = (order: UploadOrder) => order.numbers.some((number) => ownerOf.has(number));
  return { ready: ready(orders.filter((order) => !isElsewhere(order))), faults };
}

self.addEventListener('message', async ({ data }: MessageEvent<UploadQuestion>) => {
  self.postMessage('elsewhere' in data ? without(data.elsewhere) : summary(await read(data)));
});
