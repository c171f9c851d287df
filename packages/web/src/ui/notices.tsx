import { useEffect } from 'react';
import { useStore } from 'zustand';
import { dismissNotice, type Notice, noticeStore } from '../platform/notices.ts';
import classes from './notices.module.css';

function NoticeCard({ notice }: { readonly notice: Notice }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissNotice(notice.id), notice.duration);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <div
      className={classes.notice}
      data-tone={notice.tone}
      lang={notice.lang}
      role={notice.tone === 'error' ? 'alert' : 'status'}
    >
      <span>{notice.text}</span>
      {notice.action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            notice.action?.run();
            dismissNotice(notice.id);
          }}
        >
          {notice.action.label}
        </button>
      )}
      <button
        type="button"
        className={classes.close}
        aria-label="Dismiss message"
        onClick={() => dismissNotice(notice.id)}
      >
        ×
      </button>
    </div>
  );
}

/** The messages on the screen, at the top and at the bottom. They never take the focus. */
export function Notices() {
  const { shown } = useStore(noticeStore);
  return (['top', 'bottom'] as const).map((place) => (
    <section key={place} className={classes.stack} data-place={place} aria-label={`Messages, ${place}`}>
      {shown
        .filter((notice) => notice.place === place)
        .map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
    </section>
  ));
}
