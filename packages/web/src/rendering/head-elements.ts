import { previewPictureOf } from '@pp-tools/domain/contract';
import { publicConfig } from '../platform/public-config.ts';
import { htmlText, scriptJson } from './html-text.ts';
import type { PageHead } from './page-heads.ts';
import { previewSize } from './preview/preview-size.ts';

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${htmlText(content)}">`;

/** The picture that a shared link shows; `address` is the page's own, null for one without a picture. */
function pictureElements(origin: string, address: string | null, title: string): readonly string[] {
  if (address === null) return [meta('name', 'twitter:card', 'summary')];
  return [
    meta('property', 'og:image', origin + previewPictureOf(address)),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(previewSize.width)),
    meta('property', 'og:image:height', String(previewSize.height)),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/**
 * The elements that say of a page what it is: for search engines, link previews and the browser's frame. `pictured` is
 * the address whose picture previews show.
 */
export function headElements(head: PageHead, origin: string, pictured: string | null): string {
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
    ...pictureElements(origin, pictured, preview.title),
    ...facts.map(
      (fact) =>
        `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...fact })}</script>`,
    ),
  ].join('');
}
