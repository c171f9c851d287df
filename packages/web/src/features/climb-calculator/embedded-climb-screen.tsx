import { useEffect, useRef, useState } from 'react';
import { type FrameMessage, onFrameMessage, tellFrame } from '../../platform/frame-messages.ts';
import { climbTexts } from '../../texts/climb-texts.ts';
import { Page } from '../../ui/page.tsx';
import { AnswerBar } from './components/answer-bar.tsx';
import classes from './embedded-climb-screen.module.css';

type Answer = Extract<FrameMessage, { readonly type: 'pp-climb-answer' }>;

const shownTheme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** The calculator inside the product: the static page in a frame that grows with it and follows theme and address. */
export function EmbeddedClimbScreen() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [source] = useState(() => `/climb-calculator.html${window.location.search}`);
  const [height, setHeight] = useState(900);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    const inside = () => frame.current?.contentWindow ?? null;
    const stop = onFrameMessage(inside, (message) => {
      if (message.type === 'pp-climb-height') setHeight(Math.min(20_000, Math.max(300, message.height)));
      // The frame's own address stays out of the history; this one is what a visitor copies.
      if (message.type === 'pp-climb-address')
        window.history.replaceState(window.history.state, '', `?${message.query}`);
      if (message.type === 'pp-climb-answer') setAnswer(message.heading === '' ? null : message);
    });
    const observer = new MutationObserver(() =>
      tellFrame(inside(), { type: 'pp-climb-theme', theme: shownTheme() }),
    );
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      stop();
      observer.disconnect();
    };
  }, []);
  const showResult = (until: number) =>
    window.scrollTo({ top: (frame.current?.getBoundingClientRect().top ?? 0) + window.scrollY + until });
  return (
    <Page title={climbTexts.title} intro={climbTexts.intro}>
      <div className={classes.around}>
        <iframe
          ref={frame}
          className={classes.frame}
          title={climbTexts.title}
          src={source}
          style={{ height }}
        />
        {/* A frame as tall as its content has no edge of its own to hold on to, so this page shows the bar. */}
        {answer && (
          <div className={classes.fields} style={{ height: Math.min(height, Math.max(0, answer.until)) }}>
            <AnswerBar headline={answer} onShow={() => showResult(answer.until)} />
          </div>
        )}
      </div>
    </Page>
  );
}
