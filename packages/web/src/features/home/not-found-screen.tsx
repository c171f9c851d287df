import { shellTexts } from '../../texts/shell-texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';

/** For an address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <Page title={shellTexts.notFound.title} intro={shellTexts.notFound.text}>
      <p>
        <a className={buttonClass} data-look="primary" href="/">
          {shellTexts.goHome}
        </a>
      </p>
    </Page>
  );
}
