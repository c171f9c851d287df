import type { TrackProfile } from '@pp-tools/domain/climb';
import type { TrackAnswer } from './track.worker.ts';

/** Larger files are refused before they are read. */
export const largestFile = 60_000_000;

/** A file on its way to a road. */
export type FileState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly name: string; readonly share: number }
  | { readonly kind: 'ready'; readonly name: string; readonly road: TrackProfile }
  | { readonly kind: 'failed'; readonly name: string; readonly fault: TrackFileFault };

/** Why a file gives no road. */
export type TrackFileFault =
  | Extract<TrackAnswer, { readonly kind: 'fault' }>['fault']
  | { readonly code: 'tooLarge' };

/** Reads a file in a worker, so that the page stays alive; tells every step. Returns how to give up. */
export function readTrack(file: File, tell: (state: FileState) => void): () => void {
  const { name } = file;
  if (file.size > largestFile) {
    tell({ kind: 'failed', name, fault: { code: 'tooLarge' } });
    return () => undefined;
  }
  const worker = new Worker(new URL('./track.worker.ts', import.meta.url), { type: 'module' });
  tell({ kind: 'reading', name, share: 0 });
  worker.addEventListener('message', ({ data }: MessageEvent<TrackAnswer>) => {
    if (data.kind === 'progress') return tell({ kind: 'reading', name, share: data.share });
    worker.terminate();
    if (data.kind === 'road') tell({ kind: 'ready', name, road: data.road });
    else tell({ kind: 'failed', name, fault: data.fault });
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    tell({ kind: 'failed', name, fault: { code: 'unreadable' } });
  });
  worker.postMessage(file);
  return () => worker.terminate();
}
