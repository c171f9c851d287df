import { profileOfTrack, startGpx, type TrackFault, type TrackProfile } from '@pp-tools/domain/climb';

/** What the worker answers: parts of the file read so far, then the road or the fault. */
export type TrackAnswer =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'road'; readonly road: TrackProfile }
  | { readonly kind: 'fault'; readonly fault: TrackFault | { readonly code: 'unreadable' } };

/** UTF-16 files begin with a mark; everything else is read as UTF-8. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

const answer = (message: TrackAnswer): void => self.postMessage(message);

async function read(file: Blob): Promise<void> {
  const reader = startGpx();
  const decoder = new TextDecoder(encodingOf(new Uint8Array(await file.slice(0, 2).arrayBuffer())));
  const pieces = file.stream().getReader();
  let done = 0;
  for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
    reader.push(decoder.decode(piece.value, { stream: true }));
    done += piece.value.length;
    answer({ kind: 'progress', share: done / file.size });
  }
  reader.push(decoder.decode());
  const track = reader.finish();
  const road = track.ok ? profileOfTrack(track.value) : track;
  answer(road.ok ? { kind: 'road', road: road.value } : { kind: 'fault', fault: road.fault });
}

self.addEventListener('message', (event: MessageEvent<unknown>) => {
  const file = event.data;
  if (!(file instanceof Blob)) return;
  read(file).catch(() => answer({ kind: 'fault', fault: { code: 'unreadable' } }));
});
