/** What unpacking a part gave: how large it really is, and how it begins. */
export interface InflatedPart {
  readonly bytes: number;
  readonly beginning: string;
}

const beginningBytes = 4096;

/**
 * Unpacks a deflated part only to measure it, and stops beyond a limit: the sizes that a file declares are the word
 * of whoever wrote it. Null when it is too large or broken.
 */
export async function measureInflated(
  packed: Uint8Array<ArrayBuffer>,
  mostBytes: number,
): Promise<InflatedPart | 'too-large' | 'broken'> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  let bytes = 0;
  let beginning = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { bytes, beginning };
      if (beginning.length < beginningBytes) beginning += new TextDecoder('latin1').decode(value);
      bytes += value.byteLength;
      if (bytes > mostBytes) {
        await reader.cancel();
        return 'too-large';
      }
    }
  } catch {
    return 'broken';
  }
}
