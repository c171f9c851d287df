import { type ReactNode, useEffect, useRef } from 'react';
import classes from './page.module.css';

let pagesShown = 0;

interface PageProps {
  /** The heading of the page; focus goes to it after a move within the product. */
  readonly title: string;
  /** Title of the browser tab; the heading when absent. */
  readonly documentTitle?: string;
  readonly intro?: ReactNode;
  /** Buttons next to the heading. */
  readonly actions?: ReactNode;
  /** Wide pages fill the window, with little room above and between. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Heading, introduction and content of one screen. */
export function Page({ title, documentTitle, intro, actions, wide = false, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = documentTitle ?? title;
  }, [documentTitle, title]);
  useEffect(() => {
    pagesShown += 1;
    // On the first page the browser's own start of reading is right.
    if (pagesShown > 1) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={classes.page} data-wide={wide}>
      <div className={classes.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {intro && <p className={classes.intro}>{intro}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
