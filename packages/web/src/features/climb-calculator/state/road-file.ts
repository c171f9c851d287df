import {
  encodingOfBytes,
  kindOfBytes,
  profileOfTrack,
  readFit,
  readRoadCode,
  savedRoadCode,
  sniffedBytes,
  startXmlTrack,
  type Track,
  type TrackFault,
  type TrackProfile,
  totalsOf,
} from '@pp-tools/domain/climb';
import { failure, type Result, success } from '@pp-tools/domain/core';

/** Larger files are refused before they are read, bytes. */
export const largestFile = 60_000_000;
/** What a packed file may unpack to, bytes. */
export const largestUnpacked = 120_000_000;

/** Why a file gives no road. */
export type RoadFileFault = TrackFault | { readonly code: 'unreadable' | 'tooLarge' };

/** A road from a file, and the same road as text for the browser's storage. */
export interface FileRoad extends TrackProfile {
  readonly code: string;
}

/** What is read of a file: an end of it, or a fault on the way. */
type Bytes = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

/** Reads on until enough is there to tell what the file is. */
async function readHead(reader: Bytes): Promise<Uint8Array<ArrayBuffer>> {
  let head = new Uint8Array();
  while (head.length < sniffedBytes) {
    const { value, done } = await reader.read();
    if (done) break;
    const joined = new Uint8Array(head.length + value.length);
    joined.set(head);
    joined.set(value, head.length);
    head = joined;
  }
  return head;
}

/** All pieces of a stream, the head first; `null` once they are more than {@link largestUnpacked}. */
async function eachPiece(
  head: Uint8Array,
  reader: Bytes,
  take: (piece: Uint8Array, read: number) => void,
): Promise<boolean> {
  let read = head.length;
  take(head, read);
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    read += next.value.length;
    if (read > largestUnpacked) {
      await reader.cancel();
      return false;
    }
    take(next.value, read);
  }
  return true;
}

async function readXml(
  head: Uint8Array,
  reader: Bytes,
  onRead: (bytes: number) => void,
): Promise<Result<Track, RoadFileFault>> {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encodingOfBytes(head));
  } catch {
    await reader.cancel();
    return failure({ code: 'encodingUnknown' });
  }
  const xml = startXmlTrack();
  const isWhole = await eachPiece(head, reader, (piece, read) => {
    xml.push(decoder.decode(piece, { stream: true }));
    onRead(read);
  });
  if (!isWhole) return failure({ code: 'tooLarge' });
  xml.push(decoder.decode());
  return xml.finish();
}

async function readWhole(head: Uint8Array, reader: Bytes): Promise<Result<Track, RoadFileFault>> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const isWhole = await eachPiece(head, reader, (piece, read) => {
    pieces.push(piece);
    size = read;
  });
  if (!isWhole) return failure({ code: 'tooLarge' });
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return readFit(bytes);
}

async function readTrackOf(
  reader: Bytes,
  onRead: (bytes: number) => void,
): Promise<Result<Track, RoadFileFault> | 'packed'> {
  const head = await readHead(reader);
  const kind = kindOfBytes(head);
  if (kind === 'otherXml') return readXml(head, reader, onRead);
  if (kind === 'fit') return readWhole(head, reader);
  await reader.cancel();
  return kind === 'gzip' ? 'packed' : failure({ code: 'otherKind', kind });
}

async function readPacked(file: Blob): Promise<Result<Track, RoadFileFault>> {
  try {
    const unpacked = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
    const track = await readTrackOf(unpacked, () => undefined);
    // A packed file inside a packed file is nothing that a recorder writes.
    return track === 'packed' ? failure({ code: 'otherKind', kind: 'gzip' }) : track;
  } catch {
    return failure({ code: 'damaged', kind: 'gzip' });
  }
}

/**
 * Reads a road from a file as people have it: GPX or TCX in any encoding that the file declares, FIT, or one of
 * them packed by gzip (unpacked up to a bound). Progress is a share of the file, 0 to 1.
 */
export async function readRoadFile(
  file: Blob,
  onProgress: (share: number) => void,
): Promise<Result<FileRoad, RoadFileFault>> {
  if (file.size > largestFile) return failure({ code: 'tooLarge' });
  const direct = await readTrackOf(file.stream().getReader(), (bytes) => onProgress(bytes / file.size));
  const track = direct === 'packed' ? await readPacked(file) : direct;
  if (!track.ok) return track;
  const made = profileOfTrack(track.value);
  if (!made.ok) return made;
  // The road is what its saved form says, so that its times are the same before and after a reload.
  const code = savedRoadCode(made.value.profile);
  const profile = readRoadCode(code)?.profile ?? made.value.profile;
  return success({ code, profile, report: { ...made.value.report, rise: totalsOf(profile).ascent } });
}
