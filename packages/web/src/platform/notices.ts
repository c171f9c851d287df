import { createStore } from 'zustand/vanilla';

/** A short message to the visitor. Errors are alerts, the rest is status; both stay in the log. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  /** When it was said, in milliseconds since 1970. */
  readonly at: number;
  /** What it is about, for the log, where the text alone does not say. */
  readonly subject?: string;
  readonly tone: 'success' | 'info' | 'error';
  /** How long it stays on the screen, in milliseconds. */
  readonly duration: number;
  readonly place: 'top' | 'bottom';
  /** A way back, such as Undo. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Language of the text when it is not English. */
  readonly lang?: string;
}

interface Notices {
  readonly shown: readonly Notice[];
  /** Everything said in this visit, newest first. */
  readonly log: readonly Notice[];
}

const logLength = 50;
const shownAtOnce = 3;

/** What is being said and what was said. */
export const noticeStore = createStore<Notices>(() => ({ shown: [], log: [] }));

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;

/** Shows a message and gives its id; the same text that is still on the screen is replaced instead of shown twice. */
export function notify(text: string, options: Partial<Omit<Notice, 'id' | 'text' | 'at'>> = {}): number {
  lastId += 1;
  const notice: Notice = {
    id: lastId,
    text,
    at: Date.now(),
    tone: 'info',
    duration: 4000,
    place: 'bottom',
    ...options,
  };
  noticeStore.setState(({ shown, log }) => ({
    shown: [...shown.filter((other) => other.text !== text), notice].slice(-shownAtOnce),
    log: [notice, ...log].slice(0, logLength),
  }));
  releaseNotice(notice);
  return notice.id;
}

/** Takes a notice off the screen; the log keeps it. */
export function dismissNotice(id: number): void {
  holdNotice(id);
  noticeStore.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.id !== id) }));
}

/** Keeps a notice on the screen while it is pointed at or holds the focus. */
export function holdNotice(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Lets a notice go after its full time. */
export function releaseNotice({ id, duration }: Notice): void {
  holdNotice(id);
  timers.set(
    id,
    setTimeout(() => dismissNotice(id), duration),
  );
}
