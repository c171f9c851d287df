import { type Build, encodeBuild, leanBuild, readSavedBuild } from '@pp-tools/domain/bike';
import { maxPackedBuild } from '@pp-tools/domain/contract';
import type { Shareable } from '../../../shop/share-link.ts';

/** Version of the form that carries the whole build; it comes before the data. */
const linkVersion = '1';
const mostBytes = 1_000_000;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    length += part.value.length;
    // A small text can unpack to gigabytes; a build cannot.
    if (length > mostBytes) throw new Error('too long');
  }
  const whole = new Uint8Array(length);
  let place = 0;
  for (const chunk of chunks) {
    whole.set(chunk, place);
    place += chunk.length;
  }
  return whole;
}

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** A whole build as a text for an address: lean, compressed, versioned. */
export async function packBuild(build: Build): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(leanBuild(build)));
  const packed = await through(bytes, new CompressionStream('deflate-raw'));
  return `${linkVersion}.${toText(packed)}`;
}

/** The build that a link carries, its readable parts at least; null when it is no link of ours. */
export async function unpackBuild(text: string): Promise<Build | null> {
  const [version, data] = text.split('.');
  if (version !== linkVersion || data === undefined || data.length > maxPackedBuild) return null;
  try {
    const bytes = await through(fromText(data), new DecompressionStream('deflate-raw'));
    return readSavedBuild(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/** The address that opens a build anywhere: ids where the catalogue has all parts, else the whole build. */
export const buildAddress = async (build: Build): Promise<string> =>
  `${window.location.origin}/build-summary?build=${encodeBuild(build) ?? (await packBuild(build))}`;

/** A build as it is shared: its short link holds the prices of this moment. */
export const sharedBuild = async (build: Build): Promise<Shareable> => ({
  tool: 'build',
  query: `build=${await packBuild(build)}`,
  longAddress: await buildAddress(build),
});
