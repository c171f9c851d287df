import { publicConfig } from '../platform/public-config.ts';
import { htmlText, scriptJson } from './html-text.ts';
import type { PageHead } from './page-heads.ts';

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${htmlText(content)}">`;

/** The elements that say of a page what it is: for search engines, link previews and the browser's frame. */
export function headElements(head: PageHead, origin: string): string {
  const { title, description, canonical, facts, preview = { title, description } } = head;
  const address = canonical === null ? null : origin + canonical;
  return [
    meta('name', 'description', description),
    ...(address === null
      ? [meta('name', 'robots', 'noindex')]
      : [`<link rel="canonical" href="${htmlText(address)}">`, meta('property', 'og:url', address)]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', `${publicConfig.productName} Tools`),
    meta('property', 'og:title', preview.title),
    meta('property', 'og:description', preview.description),
    meta('name', 'twitter:card', 'summary'),
    ...facts.map(
      (fact) =>
        `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...fact })}</script>`,
    ),
  ].join('');
}
