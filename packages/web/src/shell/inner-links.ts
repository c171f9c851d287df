import { isPagePath } from '@pp-tools/domain/contract';

/** The address inside the product that a click on a link asks for; null when the browser should follow it itself. */
export function innerAddressOf(event: MouseEvent, here: URL): string | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  return pageAddress(link.href, here);
}

/** Path, query and hash of an address when it is another page of the product; null for anything else. */
export function pageAddress(href: string, here: URL): string | null {
  const { origin, pathname, search, hash } = new URL(href, here);
  if (origin !== here.origin || !isPagePath(pathname)) return null;
  const isPlaceOnThisPage = hash !== '' && pathname === here.pathname && search === here.search;
  return isPlaceOnThisPage ? null : `${pathname}${search}${hash}`;
}

/** Lets plain links to our own pages change the page without loading the product again. */
export function followInnerLinks(goTo: (address: string) => void): void {
  document.addEventListener('click', (event) => {
    const address = innerAddressOf(event, new URL(window.location.href));
    if (address === null) return;
    event.preventDefault();
    goTo(address);
  });
}
