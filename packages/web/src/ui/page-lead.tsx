import type { ReactNode } from 'react';
import { Loading } from './load-state.tsx';
import classes from './page.module.css';

export interface PageLeadProps {
  readonly title: string;
  readonly intro: string;
  readonly wide?: boolean;
  /** Said to those whose browser runs no scripts. */
  readonly note: string;
  /** What can be shown already. */
  readonly children?: ReactNode;
}

/** Heading and introduction of a page whose content is still to come, where the page itself will have them. */
export const PageLead = ({ title, intro, wide = false, note, children }: PageLeadProps) => (
  <div className={classes.page} data-wide={wide}>
    <div className={classes.head}>
      <div>
        <h1>{title}</h1>
        <p className={classes.intro}>{intro}</p>
      </div>
    </div>
    <noscript>
      <p>{note}</p>
    </noscript>
    {children}
    <div className={classes.coming}>
      <Loading />
    </div>
  </div>
);
