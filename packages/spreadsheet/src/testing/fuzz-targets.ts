import type { Sheet } from '@pp-tools/domain/catalogue';
import { hasUploadHeader, readUploadSheet, readUploadText, type UploadReading } from '@pp-tools/domain/order';
import { type FuzzTarget, mutateJson } from '@pp-tools/domain/testing';
import {
  catalogueColumns,
  chooseWheelsetSheet,
  knownWheelsetField,
  readWheelsetSheet,
  type SheetReading,
} from '@pp-tools/domain/wheelset';
import { readRowsText, readSpreadsheet } from '../read-spreadsheet.ts';
import { decodeText } from '../text-encoding.ts';
import { KnownValues, textOfSheets } from './known-values.ts';
import { testLimits } from './limits.ts';
import { packZip, unpackZip, type ZipParts } from './zip-parts.ts';

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** What the orders of an upload say that their source does not. */
function inventedOrder({ orders }: UploadReading, known: KnownValues): string {
  for (const { orderId, numbers, status, time, phoneLastFour, carrier } of orders) {
    const id = [orderId, status, ...numbers].find((text) => !known.holdsId(text));
    if (id !== undefined) return `"${id}" is not in the source`;
    if (!known.holdsDay(time.local)) return `the time ${time.local} is not in the source`;
    if (phoneLastFour !== null && !known.holdsId(phoneLastFour)) return `the phone ${phoneLastFour} is new`;
    if (carrier !== null && !known.holdsNumber(carrier)) return `the carrier ${carrier} is new`;
  }
  return '';
}

/** What the wheelsets of a sheet say that their source does not: figures, and texts that are no word of a list. */
function inventedWheelset({ wheelsets }: SheetReading, known: KnownValues): string {
  for (const { wheelset } of wheelsets) {
    for (const [name, value] of Object.entries(wheelset)) {
      const column = knownWheelsetField(name);
      const kind = column === null ? undefined : catalogueColumns[column].kind;
      if (typeof value === 'number' && kind === 'number' && value >= 0 && !known.holdsNumber(value)) {
        // "No limit" is a word of the sheet and a figure of the catalogue.
        if (value !== 999_999) return `${name} ${value} is not in the source`;
      }
      if (typeof value === 'string' && kind === 'text' && !known.holdsText(value)) {
        return `${name} "${value}" is not in the source`;
      }
    }
  }
  return '';
}

/** Reads sheets as orders and as wheelsets; null when they are neither. */
function readSheets(sheets: readonly Sheet[], known: KnownValues): string | null {
  const uploadSheet = sheets.find(hasUploadHeader);
  const upload = uploadSheet === undefined ? null : readUploadSheet(uploadSheet);
  const wheelsets = readWheelsetSheet(chooseWheelsetSheet(sheets));
  const isUpload = upload?.ok === true && upload.value.orders.length > 0;
  const isCatalogue = wheelsets.ok && wheelsets.value.wheelsets.length > 0;
  if (!isUpload && !isCatalogue) return null;
  return (
    (isUpload ? inventedOrder(upload.value, known) : '') ||
    (isCatalogue ? inventedWheelset(wheelsets.value, known) : '')
  );
}

async function readFile(bytes: Uint8Array): Promise<string | null> {
  const sheets = await readSpreadsheet(Uint8Array.from(bytes), testLimits);
  if (!sheets.ok) return null;
  const text = decodeText(bytes);
  return readSheets(sheets.value, new KnownValues(text ?? textOfSheets(sheets.value)));
}

function readPasted(bytes: Uint8Array): string | null {
  const text = textOf(bytes);
  const sheets = readRowsText(text, testLimits.rows);
  return sheets.ok ? readSheets(sheets.value, new KnownValues(text)) : null;
}

function readJson(bytes: Uint8Array): string | null {
  const text = textOf(bytes);
  const reading = readUploadText(text);
  if (!reading.ok || reading.value.orders.length === 0) return null;
  return inventedOrder(reading.value, new KnownValues(`${text}\n${withoutEscapes(text)}`));
}

const withoutEscapes = (text: string): string =>
  text
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\[nrtbf]/g, ' ')
    .replace(/\\(.)/g, '$1');

const partMark = (name: string): string => `\n--- part ${name} ---\n`;
const marked = /\n--- part (.*?) ---\n/;

/** The parts of a workbook one behind the other, so that changes reach what is inside of it. */
const layOut = (parts: ZipParts): Uint8Array =>
  utf8([...parts].map(([name, bytes]) => partMark(name) + textOf(bytes)).join(''));

function partsOf(text: string): ZipParts {
  const [, ...pieces] = text.split(marked);
  const parts = new Map<string, Uint8Array>();
  for (let index = 0; index + 1 < pieces.length; index += 2)
    parts.set(pieces[index] ?? '', utf8(pieces[index + 1] ?? ''));
  return parts;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What XML says when its marks are taken away, and what stands inside of the marks. */
const saidByXml = (text: string): string => {
  const plain = text
    .replace(/&#(x[\da-f]+|\d+);/gi, (whole, code: string) => {
      const point = Number(code.toLowerCase().startsWith('x') ? `0${code}` : code);
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    })
    .replace(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return `${plain}\n${plain.replace(/<[^>]*>/g, '')}`;
};

async function readInside(bytes: Uint8Array): Promise<string | null> {
  const text = textOf(bytes);
  const sheets = await readSpreadsheet(packZip(partsOf(text)), testLimits);
  const formats = [...text.matchAll(/formatCode="([^"]*)"/g)].map(([, format = '']) => format);
  return sheets.ok ? readSheets(sheets.value, new KnownValues(saidByXml(text), formats.join(''))) : null;
}

const workbooks = [
  'dates-as-text',
  'link-by-formula',
  'numbers-with-spaces',
  'title-row',
  'zero-padded-format',
];
const tables = ['dot-thousands', 'error-values', 'narrow-min-tyre', 'sep-line'];

const wide = (text: string): Uint8Array => {
  const bytes = new Uint8Array(2 + text.length * 2);
  bytes.set([0xff, 0xfe]);
  for (let index = 0; index < text.length; index += 1) {
    bytes[2 + index * 2] = text.charCodeAt(index) & 0xff;
    bytes[3 + index * 2] = text.charCodeAt(index) >> 8;
  }
  return bytes;
};

const pasted = [
  'order_id\torder_date\torder_status\ttracking_number\tshipping_phone_last4\ttracking_link',
  '70001\t2026年3月6日 9:00\twc-completed\t9400 1118 9922 3818 0000 00\t0042\thttps://t.17track.net/en#nums=A&fc=3011',
  '70002\t3/16/2026 9:00 PM\t已完成\tLX000000155CN LX000000169CN\t\t',
].join('\n');

/** The readers of orders and wheelsets with real inputs, for fuzz runs; `file` reads a file of data. */
export async function spreadsheetFuzzTargets(
  file: (name: string) => Uint8Array,
): Promise<readonly FuzzTarget[]> {
  const books = workbooks.map((name) => Uint8Array.from(file(`public-cases/orders-${name}.xlsx`)));
  const inside = await Promise.all(books.map(async (bytes) => layOut(await unpackZip(bytes))));
  const sheets = tables.map((name) => file(`public-cases/wheelsets-${name}.csv`));
  const messy = textOf(file('wheelsets-messy.csv')).split('\n').slice(0, 12).join('\n');
  const uploads = ['01-valid', '02-awkward-valid'].map((name) => file(`tracking/upload-${name}.json`));
  return [
    { name: 'XLSX as it comes', inputs: books, read: readFile },
    { name: 'XLSX inside', inputs: inside, read: readInside },
    { name: 'CSV', inputs: [...sheets, utf8(messy), wide(pasted), utf8(pasted)], read: readFile },
    { name: 'pasted rows', inputs: [utf8(pasted), utf8(messy)], read: readPasted },
    { name: 'JSON upload', inputs: uploads, read: readJson },
    {
      name: 'JSON upload with other values',
      inputs: uploads,
      read: readJson,
      change: (bytes, random) => utf8(mutateJson(textOf(bytes), random)),
    },
  ];
}
