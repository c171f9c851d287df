/** A page chunk that did not arrive within this time counts as failed (specification 1, section 8). */
export const chunkTimeoutMilliseconds = 120_000;

/** The part of a page did not load; offering a retry is all one can do. */
export class ChunkFault extends Error {}

/** Loads a part of the page; rejects with {@link ChunkFault} when it fails or takes 120 s. */
export async function loadInTime<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkFault('timeout')), chunkTimeoutMilliseconds);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (fault) {
    throw fault instanceof ChunkFault ? fault : new ChunkFault('failed', { cause: fault });
  } finally {
    clearTimeout(timer);
  }
}
