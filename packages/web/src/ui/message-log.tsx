import { useState } from 'react';
import { useStore } from 'zustand';
import { noticeStore } from '../platform/notices.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { BellIcon } from './icons.tsx';
import classes from './message-log.module.css';

/** Messages leave the screen by themselves, so everything that was said can be read again here. */
export function MessageLog() {
  const { log } = useStore(noticeStore);
  const [isOpen, setOpen] = useState(false);
  if (log.length === 0) return <span className={classes.reserved} />;
  return (
    <>
      <Button look="icon" aria-label={`Messages (${log.length})`} onClick={() => setOpen(true)}>
        <BellIcon />
      </Button>
      {isOpen && (
        <Dialog title="Messages" width={480} onClose={() => setOpen(false)}>
          <ol className={classes.log}>
            {log.map((notice) => (
              <li key={notice.id} lang={notice.lang} data-tone={notice.tone}>
                <time dateTime={new Date(notice.at).toISOString()}>
                  {new Date(notice.at).toTimeString().slice(0, 5)}
                </time>{' '}
                {notice.text}
                {notice.subject !== undefined && ` ${notice.subject}`}
              </li>
            ))}
          </ol>
        </Dialog>
      )}
    </>
  );
}
