import { useCallback, useRef, useState } from 'react';
import { type FileAttempt, type NamedRoad, readTrack } from './read-track.ts';
import { readSavedRoad, saveRoad } from './saved-road.ts';

/** The road of the visitor's file: the last one that could be read, and what happens to the file chosen last. */
export interface RoadFile {
  readonly road: NamedRoad | null;
  readonly attempt: FileAttempt;
  /** Whether the road is still there after a reload. */
  readonly isSaved: boolean;
  readonly choose: (file: File) => void;
}

/** Reads files for the road; a newer choice cancels the older one, a refused file leaves the last road as it is. */
export function useRoadFile(onRoad: () => void): RoadFile {
  const [road, setRoad] = useState<NamedRoad | null>(readSavedRoad);
  const [attempt, setAttempt] = useState<FileAttempt>({ kind: 'none' });
  const [isSaved, setIsSaved] = useState(true);
  const cancel = useRef<() => void>(() => undefined);
  const choose = useCallback(
    (file: File) => {
      cancel.current();
      cancel.current = readTrack(file, {
        onStep: setAttempt,
        onRoad: (read) => {
          setRoad(read);
          setIsSaved(saveRoad(read));
          onRoad();
        },
      });
    },
    [onRoad],
  );
  return { road, attempt, isSaved, choose };
}
