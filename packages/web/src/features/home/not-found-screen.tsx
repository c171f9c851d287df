import { shellTexts } from '../../texts/shell-texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { SketchPaper } from './components/sketch-paper.tsx';
import classes from './not-found-screen.module.css';

/** For an address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <Page title={shellTexts.notFound.title} intro={shellTexts.notFound.text}>
      <div className={classes.lost}>
        <div className={classes.sheet}>
          <SketchPaper name="lost" />
        </div>
        <a className={buttonClass} data-look="primary" href="/">
          {shellTexts.goHome}
        </a>
      </div>
    </Page>
  );
}
