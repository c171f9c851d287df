import type { FileRoad, RoadFileFault } from './road-file.ts';
import type { TrackAnswer } from './track.worker.ts';

/** What happens to a file that was chosen. */
export type FileAttempt =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly name: string; readonly share: number }
  | { readonly kind: 'failed'; readonly name: string; readonly fault: RoadFileFault };

/** A road of a file, called after its file. */
export interface NamedRoad extends FileRoad {
  readonly name: string;
}

/** Who is notified of the steps of a reading. */
export interface ReadingListener {
  readonly onStep: (attempt: FileAttempt) => void;
  readonly onRoad: (road: NamedRoad) => void;
}

/** Reads a file in a worker, so that the page stays responsive. Returns how to cancel. */
export function readTrack(file: File, { onStep, onRoad }: ReadingListener): () => void {
  const { name } = file;
  const worker = new Worker(new URL('./track.worker.ts', import.meta.url), { type: 'module' });
  onStep({ kind: 'reading', name, share: 0 });
  worker.addEventListener('message', ({ data }: MessageEvent<TrackAnswer>) => {
    if (data.kind === 'progress') return onStep({ kind: 'reading', name, share: data.share });
    worker.terminate();
    if (data.kind === 'fault') return onStep({ kind: 'failed', name, fault: data.fault });
    onStep({ kind: 'none' });
    onRoad({ ...data.road, name });
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    onStep({ kind: 'failed', name, fault: { code: 'unreadable' } });
  });
  worker.postMessage(file);
  return () => worker.terminate();
}
