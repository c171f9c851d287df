import { buttonClass } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';

/** For an address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <Page
      title="Page not found"
      intro="There is nothing at this address. It may be mistyped, or the page has moved."
    >
      <p>
        <a className={buttonClass} data-look="primary" href="/">
          Go to the home page
        </a>
      </p>
    </Page>
  );
}
