import type { Wheelset } from '@pp-tools/domain/wheelset';
import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useState } from 'react';

/** The overlay waits this long, so that a passing pointer opens nothing (specification 1, section 9). */
const zoomDelayMilliseconds = 100;

/** A wheelset to enlarge; when focus asked for it, focus stays where it is and the overlay follows it. */
export interface Enlarged {
  readonly wheelset: Wheelset;
  readonly by: 'pointer' | 'focus';
}

/** What an image and the link around it listen to. */
interface ZoomHandlers {
  readonly pointer: {
    readonly onPointerEnter?: (event: { readonly pointerType: string }) => void;
    readonly onPointerLeave?: () => void;
  };
  readonly keyboard: {
    readonly onFocus?: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur?: () => void;
    readonly onKeyDown?: (event: KeyboardEvent) => void;
  };
}

/** Handlers for an image, and the wheelset that is enlarged now. */
export interface Zoom {
  readonly enlarged: Enlarged | null;
  readonly close: () => void;
  readonly handlers: (wheelset: Wheelset) => ZoomHandlers;
}

const off: ZoomHandlers = { pointer: {}, keyboard: {} };

/** Enlarges an image that the pointer rests on or the keyboard has reached. Off on touch, where there is no resting. */
export function useZoom(isOn: boolean): Zoom {
  const [aimed, setAimed] = useState<Enlarged | null>(null);
  const [enlarged, setEnlarged] = useState<Enlarged | null>(null);
  useEffect(() => {
    if (aimed === null) return;
    const timer = setTimeout(() => {
      setEnlarged(aimed);
      setAimed(null);
    }, zoomDelayMilliseconds);
    return () => clearTimeout(timer);
  }, [aimed]);
  const close = useCallback(() => {
    setAimed(null);
    setEnlarged(null);
  }, []);
  const handlers = useCallback(
    (wheelset: Wheelset): ZoomHandlers =>
      isOn
        ? {
            pointer: {
              onPointerEnter: ({ pointerType }) => {
                if (pointerType !== 'touch') setAimed({ wheelset, by: 'pointer' });
              },
              onPointerLeave: () => setAimed(null),
            },
            keyboard: {
              onFocus: ({ currentTarget }) => {
                // Focus by a click opens nothing.
                if (currentTarget.matches(':focus-visible')) setAimed({ wheelset, by: 'focus' });
              },
              onBlur: () => {
                setAimed(null);
                setEnlarged((shown) => (shown?.by === 'focus' ? null : shown));
              },
              onKeyDown: ({ key }) => {
                if (key === 'Escape') close();
              },
            },
          }
        : off,
    [isOn, close],
  );
  return { enlarged, close, handlers };
}
