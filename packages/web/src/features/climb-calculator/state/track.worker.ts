import { type FileRoad, type RoadFileFault, readRoadFile } from './road-file.ts';

/** What the worker answers: the part of the file read so far, then the road or the fault. */
export type TrackAnswer =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'road'; readonly road: FileRoad }
  | { readonly kind: 'fault'; readonly fault: RoadFileFault };

const answer = (message: TrackAnswer): void => self.postMessage(message);

self.addEventListener('message', (event: MessageEvent<unknown>) => {
  const file = event.data;
  if (!(file instanceof Blob)) return;
  let answered = 0;
  // The page draws itself again for every answer, so a step is worth one only when it shows.
  const onProgress = (share: number) => {
    if (share < answered + 0.05) return;
    answered = share;
    answer({ kind: 'progress', share });
  };
  readRoadFile(file, onProgress).then(
    (road) => answer(road.ok ? { kind: 'road', road: road.value } : { kind: 'fault', fault: road.fault }),
    () => answer({ kind: 'fault', fault: { code: 'unreadable' } }),
  );
});
