import * as z from 'zod/mini';

const schema = z.union([
  /** From the page in the frame: how high it wants to be, in px. */
  z.object({ type: z.literal('pp-climb-height'), height: z.number() }),
  /** From the page in the frame: its state as a query text, for the address around it. */
  z.object({ type: z.literal('pp-climb-address'), query: z.string().check(z.maxLength(4000)) }),
  /** From the page in the frame: its answer in short, for a bar down to `until` px, where the result begins. */
  z.object({
    type: z.literal('pp-climb-answer'),
    heading: z.string().check(z.maxLength(300)),
    sentence: z.string().check(z.maxLength(500)),
    until: z.number(),
  }),
  /** To the page in the frame: the theme of the page around it. */
  z.object({ type: z.literal('pp-climb-theme'), theme: z.enum(['light', 'dark']) }),
]);

/** What the climb page and the page around it say to each other; foreign shops may speak it too. */
export type FrameMessage = z.infer<typeof schema>;

/** Listens to messages from one window and to nobody else. Returns how to stop. */
export function onFrameMessage(
  from: () => Window | null,
  listener: (message: FrameMessage) => void,
): () => void {
  const hear = (event: MessageEvent<unknown>) => {
    if (event.source === null || event.source !== from()) return;
    const message = z.safeParse(schema, event.data);
    if (message.success) listener(message.data);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}

/** Says something to another window. Nothing in these messages is secret, so any origin may read it. */
export const tellFrame = (to: Window | null, message: FrameMessage): void => to?.postMessage(message, '*');

/** Whether this page stands in a frame. */
export const isFramed = (): boolean => window.parent !== window;
