import { join } from 'node:path';
import type { PageConfig } from '@pp-tools/domain/contract';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { builderAnswers } from './catalogue/list.routes.ts';
import type { WheelsetCatalogue } from './catalogue/wheelset-catalogue.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connection.ts';
import { discoveryRoutes } from './features/public-page/discovery.routes.ts';
import { pageDataRoutes } from './features/public-page/page-data.routes.ts';
import { pageAnswer, pageCatalogue } from './features/public-page/page-data.ts';
import { previewPictureRoutes } from './features/public-page/preview-picture.routes.ts';
import { PreviewPictures } from './features/public-page/preview-pictures.ts';
import { listWheelsets, wheelsetRevision } from './features/wheelset/wheelset.queries.ts';
import { registerPages, type SendPage } from './http/pages.ts';
import { RenderedPages } from './http/rendered-pages.ts';
import { type ListTools, RevisedValue } from './http/revised-value.ts';
import type { PageRules } from './http/security-headers.ts';

/** What the public pages are made from. */
interface PublicPageParts {
  readonly config: Config;
  readonly db: Database;
  readonly log: Logger;
  /** The web build; null for a server without pages. */
  readonly webRoot: string | null;
  readonly tools: ListTools;
  readonly wheelsets: WheelsetCatalogue;
  /** Whether the login offers a new password by mail. */
  readonly mailsPasswordLinks: boolean;
}

/** The pages, those for everyone as HTML, and the data that they show. */
export async function registerPublicPages(
  app: FastifyInstance,
  parts: PublicPageParts,
): Promise<SendPage | null> {
  const { config, db, log, webRoot, tools, wheelsets, mailsPasswordLinks } = parts;
  const catalogue = new RevisedValue(
    db,
    [wheelsetRevision],
    async () => pageCatalogue(await listWheelsets(db)),
    tools,
  );
  const builder = builderAnswers(db, { wheelsets, isStockPublic: config.isStockPublic }, tools);
  await app.register(pageDataRoutes(catalogue));
  await app.register(discoveryRoutes(catalogue, config));
  if (webRoot === null) return null;
  const page: PageConfig = {
    productName: config.productName,
    contactEmail: config.contactEmail,
    ownBrand: config.ownBrand,
    sealantBrands: config.sealantBrands,
    shopUrl: config.shopUrl,
    embedOrigins: config.embedOrigins,
    hasCart: config.cart !== null,
    demoTracking: config.tracking.key === null && !config.production,
    mailsPasswordLinks,
    shopTimeZone: config.shopTimeZone,
  };
  const rules: PageRules = {
    frames: config.embedOrigins,
    forms: config.cart?.isForm ? [new URL(config.cart.url).origin] : [],
  };
  const rendered = await RenderedPages.open(
    webRoot,
    page,
    rules,
    async () => {
      const [ours, lists] = await Promise.all([catalogue.current(), builder.current()]);
      return {
        ...ours,
        value: async (path: string) => lists.value(path) ?? pageAnswer(ours.value, path),
        revision: ours.revision + lists.revision,
      };
    },
    config.publicUrl ?? '',
    log,
  );
  if (rendered !== null)
    await app.register(
      previewPictureRoutes(rendered, new PreviewPictures(join(webRoot, '..', 'dist-pages'))),
    );
  return registerPages(app, webRoot, page, rules, rendered);
}
