import { useStore } from 'zustand';
import { dismissNotice, holdNotice, type Notice, noticeStore, releaseNotice } from '../platform/notices.ts';
import classes from './notices.module.css';
import { useTopDialog } from './open-dialogs.ts';

function NoticeCard({ notice }: { readonly notice: Notice }) {
  const hold = () => holdNotice(notice.id);
  const release = () => releaseNotice(notice);
  return (
    <li
      className={classes.notice}
      data-tone={notice.tone}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span role={notice.tone === 'error' ? 'alert' : 'status'} lang={notice.lang}>
        {notice.text}
      </span>
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
    </li>
  );
}

/**
 * The messages on the screen, at the top and at the bottom; they never take the focus. They stand in the page
 * (`within` null) or in the topmost dialog, because everything under an open dialog is out of reach.
 */
export function Notices({ within }: { readonly within: string | null }) {
  const { shown } = useStore(noticeStore);
  if (useTopDialog() !== within) return null;
  return (['top', 'bottom'] as const)
    .map((place) => ({ place, notices: shown.filter((notice) => notice.place === place) }))
    .filter(({ notices }) => notices.length > 0)
    .map(({ place, notices }) => (
      <section key={place} className={classes.stack} data-place={place} aria-label="Messages">
        <ul>
          {notices.map((notice) => (
            <NoticeCard key={notice.id} notice={notice} />
          ))}
        </ul>
      </section>
    ));
}
