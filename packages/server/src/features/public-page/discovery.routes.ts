import {
  categoryPagePath,
  isInCategory,
  type WheelsetCategory,
  wheelsetCategories,
  wheelsetPagePath,
} from '@pp-tools/domain/wheelset';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import type { RevisedValue } from '../../http/revised-value.ts';
import type { PageCatalogue } from './page-data.ts';

const tools = [
  '/',
  '/wheelsetCompare',
  '/wheelsetFinder',
  '/wheelsetFinder/method',
  '/WheelsetClimbCalculator',
  '/bike-builder/bike-type',
];

interface ListedPage {
  readonly path: string;
  /** When what it shows was changed last; null: not known. */
  readonly changedAt: Date | null;
}

/**
 * Every page that search engines should know: tools, categories that hold something, and wheelsets. A wheelset's page
 * shows its place among the others too, so every change of the list is one of the page.
 */
function listedPages({ wheelsets }: PageCatalogue, changedAt: Date | null): readonly ListedPage[] {
  const isFilled = (category: WheelsetCategory) =>
    wheelsets.some(({ wheelset }) => isInCategory(wheelset, category));
  return [
    ...tools.map((path) => ({ path, changedAt: null })),
    ...wheelsetCategories
      .filter(isFilled)
      .map((category) => ({ path: categoryPagePath(category), changedAt })),
    ...wheelsets.map(({ wheelset }) => ({ path: wheelsetPagePath(wheelset), changedAt })),
  ];
}

/** A sitemap of pages (sitemaps.org); their paths hold nothing that XML would read. */
const sitemap = (origin: string, pages: readonly ListedPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(
      ({ path, changedAt }) =>
        `<url><loc>${origin}${path}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`,
    ),
    '</urlset>',
  ].join('\n');

interface Shop {
  readonly productName: string;
  /** The address of the product for other sites; null answers under the address that was asked. */
  readonly publicUrl: string | null;
}

/** What search engines and phones ask a site for. */
export function discoveryRoutes(
  catalogue: RevisedValue<PageCatalogue>,
  { productName, publicUrl }: Shop,
): FastifyPluginCallback {
  const originOf = ({ protocol, host }: FastifyRequest) =>
    (publicUrl ?? `${protocol}://${host}`).replace(/\/$/, '');
  return (app, _options, done) => {
    app.get('/robots.txt', { schema: { hide: true } }, (request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .send(
          `User-agent: *\nDisallow: /ppauth/\nDisallow: /api/\n\nSitemap: ${originOf(request)}/sitemap.xml\n`,
        ),
    );
    app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
      const { value, changedAt } = await catalogue.current();
      return reply
        .type('application/xml; charset=utf-8')
        .send(sitemap(originOf(request), listedPages(value, changedAt)));
    });
    app.get('/manifest.webmanifest', { schema: { hide: true } }, (_request, reply) =>
      reply.type('application/manifest+json; charset=utf-8').send({
        name: `${productName} Tools`,
        short_name: productName,
        start_url: '/',
        display: 'standalone',
        background_color: '#f5f7f6',
        theme_color: '#f5f7f6',
        icons: [
          { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
          { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
          { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
        ],
      }),
    );
    done();
  };
}
