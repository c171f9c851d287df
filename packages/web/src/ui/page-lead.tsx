import { useEffect, useState } from 'react';
import graphPaper from './graph-paper.module.css';
import { Loading } from './load-state.tsx';
import classes from './page.module.css';

export interface PageLeadProps {
  readonly title: string;
  readonly intro: string;
  readonly wide?: boolean;
}

/** A part that comes sooner than this is not announced: a sign that only flashes disturbs. */
const quietMilliseconds = 150;

/** Heading and introduction of a page whose content is still to come, where the page itself will have them. */
export function PageLead({ title, intro, wide = false }: PageLeadProps) {
  const [isQuiet, setQuiet] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(false), quietMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.page} data-wide={wide}>
      <div className={classes.head}>
        <div>
          <h1>{title}</h1>
          <p className={classes.intro}>{intro}</p>
        </div>
      </div>
      <div className={`${classes.coming} ${isQuiet ? '' : graphPaper.paper}`}>{!isQuiet && <Loading />}</div>
    </div>
  );
}
