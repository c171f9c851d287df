import type { Wheelset } from '@pp-tools/domain/wheelset';
import { useCallback, useEffect, useState } from 'react';

/** The overlay waits this long, so that a passing pointer opens nothing (specification 1, section 9). */
const zoomDelayMilliseconds = 100;

/** Handlers for an image, and the wheelset that is enlarged now. */
export interface Zoom {
  readonly enlarged: Wheelset | null;
  readonly close: () => void;
  readonly handlers: (wheelset: Wheelset) => {
    readonly onPointerEnter?: (event: { readonly pointerType: string }) => void;
    readonly onPointerLeave?: () => void;
  };
}

/** Enlarges an image that the pointer rests on. Off on touch, where there is no resting. */
export function useZoom(isOn: boolean): Zoom {
  const [aimed, setAimed] = useState<Wheelset | null>(null);
  const [enlarged, setEnlarged] = useState<Wheelset | null>(null);
  useEffect(() => {
    if (aimed === null) return;
    const timer = setTimeout(() => {
      setEnlarged(aimed);
      setAimed(null);
    }, zoomDelayMilliseconds);
    return () => clearTimeout(timer);
  }, [aimed]);
  const close = useCallback(() => setEnlarged(null), []);
  const handlers = useCallback(
    (wheelset: Wheelset) =>
      isOn
        ? {
            onPointerEnter: ({ pointerType }: { readonly pointerType: string }) => {
              if (pointerType !== 'touch') setAimed(wheelset);
            },
            onPointerLeave: () => setAimed(null),
          }
        : {},
    [isOn],
  );
  return { enlarged, close, handlers };
}
