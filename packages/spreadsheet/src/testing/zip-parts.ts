import { packedPart, readZipDirectory } from '../zip-directory.ts';

/** The parts of a zip file by their names. */
export type ZipParts = ReadonlyMap<string, Uint8Array>;

/** Unpacks a whole and honest zip file. */
export async function unpackZip(bytes: Uint8Array<ArrayBuffer>): Promise<ZipParts> {
  const parts = new Map<string, Uint8Array>();
  for (const entry of readZipDirectory(bytes, 1000) ?? []) {
    const packed = packedPart(bytes, entry);
    if (packed === null) throw new Error(`no part ${entry.name}`);
    parts.set(entry.name, entry.method === 0 ? packed : await inflated(packed));
  }
  return parts;
}

const inflated = async (packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

/** Puts parts into a zip file as they are, without packing them. */
export function packZip(parts: ZipParts): Uint8Array<ArrayBuffer> {
  const named = [...parts].map(([name, bytes]) => ({ name: new TextEncoder().encode(name), bytes }));
  const size = named.reduce((sum, { name, bytes }) => sum + 76 + 2 * name.length + bytes.length, 22);
  const zip = new Uint8Array(size);
  const view = new DataView(zip.buffer);
  let place = 0;
  const put = (bytes: Uint8Array) => {
    zip.set(bytes, place);
    place += bytes.length;
  };
  /** What the part's own header and its line in the directory say alike. */
  const putHead = ({ name, bytes }: (typeof named)[number]) => {
    view.setUint16(place, 20, true);
    view.setUint32(place + 14, bytes.length, true);
    view.setUint32(place + 18, bytes.length, true);
    view.setUint16(place + 22, name.length, true);
    place += 26;
  };
  const places = named.map((part) => {
    const start = place;
    view.setUint32(place, 0x04034b50, true);
    place += 4;
    putHead(part);
    put(part.name);
    put(part.bytes);
    return start;
  });
  const directory = place;
  for (const [index, part] of named.entries()) {
    view.setUint32(place, 0x02014b50, true);
    place += 6;
    putHead(part);
    view.setUint32(place + 10, places[index] ?? 0, true);
    place += 14;
    put(part.name);
  }
  view.setUint32(place, 0x06054b50, true);
  view.setUint16(place + 8, named.length, true);
  view.setUint16(place + 10, named.length, true);
  view.setUint32(place + 12, place - directory, true);
  view.setUint32(place + 16, directory, true);
  return zip;
}
