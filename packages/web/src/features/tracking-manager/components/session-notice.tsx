import { useStore } from 'zustand';
import { trackingTexts } from '../../../texts/tracking-texts.ts';
import { sessionStore } from '../api/staff-call.ts';
import classes from './tracking.module.css';

/** Says that the session has ended, with a way to log in that leaves the page and what was typed as they are. */
export function SessionNotice() {
  const isEnded = useStore(sessionStore, (session) => session.isEnded);
  if (!isEnded) return null;
  const redirect = encodeURIComponent(`${location.pathname}${location.search}`);
  return (
    <p className={classes.trouble} role="alert">
      <span>{trackingTexts.sessionEnded}</span>
      <a href={`/ppauth/adminLogin?redirect=${redirect}`} target="_blank" rel="noopener">
        {trackingTexts.logInAgain}
      </a>
    </p>
  );
}
