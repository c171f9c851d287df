import { useStore } from 'zustand';
import { unreadCount, unreadStore } from '../platform/unread-rows.ts';
import { unreadRows } from '../texts/shell-texts.ts';
import classes from './unread-rows.module.css';

interface UnreadRowsProps {
  /** The path of a list, also for its pages (`?`); with a slash at its end the beginning of several lists. */
  readonly path: string;
  /** How the page says it, where its language is another. */
  readonly text?: (count: number) => string;
}

const isBelow = (list: string, path: string): boolean =>
  list.startsWith(path.endsWith('/') ? path : `${path}?`);

/** Says how many rows of a list could not be read; nothing while all of them could. */
export function UnreadRows({ path, text = unreadRows }: UnreadRowsProps) {
  const count = useStore(unreadStore, (unread) =>
    unreadCount(unread, (list) => list === path || isBelow(list, path)),
  );
  if (count === 0) return null;
  return (
    <p className={classes.notice} role="alert">
      {text(count)}
    </p>
  );
}
