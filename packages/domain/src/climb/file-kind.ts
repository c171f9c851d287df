import type { FileKind } from './track.ts';

/** How many bytes {@link kindOfBytes} and {@link encodingOfBytes} look at. */
export const sniffedBytes = 512;

const signatures: readonly (readonly [FileKind, number, readonly number[]])[] = [
  ['gzip', 0, [0x1f, 0x8b]],
  ['zip', 0, [0x50, 0x4b, 0x03, 0x04]],
  ['fit', 8, [0x2e, 0x46, 0x49, 0x54]],
  ['pdf', 0, [0x25, 0x50, 0x44, 0x46]],
  ['image', 0, [0x89, 0x50, 0x4e, 0x47]],
  ['image', 0, [0xff, 0xd8, 0xff]],
  ['image', 0, [0x47, 0x49, 0x46, 0x38]],
];

const startsWith = (bytes: Uint8Array, at: number, expected: readonly number[]): boolean =>
  expected.every((byte, index) => bytes[at + index] === byte);

/** Encodings that their first bytes show: a byte order mark, or "<" in two bytes. */
const marks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0x3c, 0x00]],
  ['utf-16be', [0x00, 0x3c]],
];

const latin = (bytes: Uint8Array): string =>
  String.fromCharCode(...bytes.subarray(0, sniffedBytes)).replaceAll('\0', '');

/**
 * The label of a text's encoding from its first bytes: byte order mark, then the XML declaration, else UTF-8
 * (XML 1.0, appendix F). The label is the file's own word; a decoder may not know it.
 */
export function encodingOfBytes(bytes: Uint8Array): string {
  const mark = marks.find(([, expected]) => startsWith(bytes, 0, expected));
  if (mark) return mark[0];
  return /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(latin(bytes))?.[1] ?? 'utf-8';
}

const isBinary = (bytes: Uint8Array): boolean =>
  bytes.subarray(0, sniffedBytes).some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27));

/** What a file is by its first bytes; `otherXml` is any XML, whose root element says more. */
export function kindOfBytes(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty';
  const signature = signatures.find(([, at, expected]) => startsWith(bytes, at, expected));
  if (signature) return signature[0];
  const isMarked = marks.some(([, expected]) => startsWith(bytes, 0, expected));
  const text = latin(bytes)
    .replace(/^(?:ï»¿|[ÿþ]{2})/, '')
    .trimStart();
  if (text === '') return 'empty';
  if (text.startsWith('<')) return /^<(?:!doctype\s+html|html)\b/i.test(text) ? 'html' : 'otherXml';
  if (!isMarked && isBinary(bytes)) return 'other';
  return /^[[{]/.test(text) ? 'json' : 'text';
}

const roots: Readonly<Record<string, FileKind>> = {
  gpx: 'gpx',
  trainingcenterdatabase: 'tcx',
  kml: 'kml',
  html: 'html',
  svg: 'svg',
};

/** What an XML file is by the local name of its root element. */
export const kindOfRoot = (root: string): FileKind => roots[root.toLowerCase()] ?? 'otherXml';
