import { join } from 'node:path';
import { timeZone } from '@pp-tools/domain/core';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { registerBuilderCatalogue } from './catalogue/builder-catalogue.ts';
import { cartRoutes } from './catalogue/cart.routes.ts';
import { catalogueStaffRoutes } from './catalogue/catalogue-staff.routes.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/connection.ts';
import type { OutgoingChannels } from './database/outbox.ts';
import { type AdminAccess, openAdminAccess } from './features/admin/admin-access.ts';
import { adminsRoutes } from './features/admin/admins/admins.routes.ts';
import { authRoutes } from './features/admin/auth.routes.ts';
import { readCommonPasswords } from './features/admin/common-passwords.ts';
import { limitExpensiveActions } from './features/admin/expensive-actions.ts';
import { ownMailRoutes } from './features/admin/own-mail.routes.ts';
import { ownSessionsRoutes } from './features/admin/own-sessions.routes.ts';
import {
  passwordChangedMail,
  passwordLinkMail,
  writePasswordChanged,
  writePasswordLinks,
} from './features/admin/password-link.ts';
import { demandSecondFactor } from './features/admin/second-factor/demand-second-factor.ts';
import { ownFactorsRoutes } from './features/admin/second-factor/own-factors.routes.ts';
import { sessionRoutes } from './features/admin/session.routes.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { operationRoutes } from './features/operation/operation.routes.ts';
import type { MailWriter, OutgoingParts, OutgoingServices } from './features/outgoing/outgoing-parts.ts';
import { sendMessages } from './features/outgoing/send-messages.ts';
import { type QuoteParts, quoteRoutes } from './features/quote/quote.routes.ts';
import { quoteMail, writeQuoteMail } from './features/quote/quote-mail.ts';
import { staffQuoteRoutes } from './features/quote/staff-quote.routes.ts';
import { removeOldRows } from './features/retention/retention.ts';
import {
  type ShortLinkParts,
  shortLinkPageRoutes,
  shortLinkRoutes,
} from './features/sharing/short-link.routes.ts';
import { staffLinkRoutes } from './features/sharing/staff-link.routes.ts';
import { BackgroundLoop } from './features/tracking/background-loop.ts';
import { backgroundRunRoutes } from './features/tracking/background-run.routes.ts';
import { workRun } from './features/tracking/background-run.ts';
import { syncOnce } from './features/tracking/background-sync.ts';
import { orderChangeRoutes } from './features/tracking/order-change.routes.ts';
import { addUpDayCounts } from './features/tracking/order-day-counts.ts';
import { orderListRoutes } from './features/tracking/order-list.routes.ts';
import type { OrderParts } from './features/tracking/order-parts.ts';
import { providerChangeRoutes } from './features/tracking/provider-change.routes.ts';
import { shipmentRoutes } from './features/tracking/shipment.routes.ts';
import type { ShipmentParts } from './features/tracking/shipment-parts.ts';
import type { TrackingProvider } from './features/tracking/tracking-provider.ts';
import { uploadRoutes } from './features/tracking/upload.routes.ts';
import { UploadThread } from './features/tracking/upload-thread.ts';
import { webhookRoutes } from './features/tracking/webhook.routes.ts';
import { linkCheckRoutes } from './features/wheelset/link-check.routes.ts';
import type { LinkProbe } from './features/wheelset/link-probe.ts';
import { refreshRoutes } from './features/wheelset/refresh.routes.ts';
import { noteWaitingRefresh } from './features/wheelset/refresh-notice.ts';
import type { RefreshParts } from './features/wheelset/refresh-wheelsets.ts';
import { refreshWhenDue } from './features/wheelset/scheduled-refresh.ts';
import {
  findWheelset,
  listVersionedWheelsets,
  listWheelsets,
  wheelsetRevision,
} from './features/wheelset/wheelset.queries.ts';
import { wheelsetRoutes } from './features/wheelset/wheelset.routes.ts';
import { wheelsetAdminRoutes } from './features/wheelset/wheelset-admin.routes.ts';
import type { WheelsetSource } from './features/wheelset/wheelset-source.ts';
import { registerApiDocs } from './http/api-docs.ts';
import { maxRequestMilliseconds } from './http/body-clock.ts';
import { CachedList } from './http/cached-list.ts';
import { registerHealth } from './http/health.ts';
import { registerProblemAnswers } from './http/problems.ts';
import { visitorBodyBytes } from './http/read-body.ts';
import { registerRequestParsing } from './http/request-parsing.ts';
import { type RequestWatcher, registerRequestWatch } from './http/request-watch.ts';
import { adminScope } from './http/require-session.ts';
import type { ListTools } from './http/revised-value.ts';
import { demandRights } from './http/route-rights.ts';
import { registerRouteTable } from './http/route-table.ts';
import { registerSameOriginCheck } from './http/same-origin.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerShutdown } from './http/shutdown.ts';
import type { ServerMetrics } from './metrics/server-metrics.ts';
import { registerPublicPages } from './public-pages.ts';
import { sampleData } from './sample-data.ts';

/** The clocks of the product: wall time for instants, monotonic time for durations. Tests pass their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since some fixed moment; never jumps. */
  monotonic(): number;
}

/** Everything the application is assembled from. */
export interface AppParts {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly log: Logger;
  readonly clock: Clock;
  /** What the owner gives to those who may register as admins. */
  readonly adminCode: string;
  /** The spreadsheet that a refresh reads. */
  readonly wheelsetSource: WheelsetSource;
  /** How the links of wheelsets are visited. */
  readonly linkProbe: LinkProbe;
  /** The tracking provider and the key of its pushes. */
  readonly tracking: { readonly provider: TrackingProvider; readonly providerKey: string | null };
  /** How events and mails leave the shop. */
  readonly outgoing: OutgoingServices;
  /** Milliseconds between two looks of the background work; null does none. */
  readonly backgroundPause: number | null;
  /** Who looks at every request when it was answered. */
  readonly watchers: readonly RequestWatcher[];
  /** Who counts looks at lists and uploads; null counts nothing. */
  readonly counts: Pick<ServerMetrics, 'countLook' | 'countUpload'> | null;
  /** Folder of the web build; null serves the API alone. */
  readonly webRoot: string | null;
}

/** Fastify's types want a number of proxies as a function: the first `hops` addresses from our side are proxies. */
const trustedProxy = (trusted: Config['trustProxy']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;

/** What lists and pages of the catalogue are given. */
const listToolsOf = ({ clock, counts }: AppParts): ListTools => ({
  monotonic: () => clock.monotonic(),
  looked: counts?.countLook ?? (() => undefined),
});

const channelsOf = ({ outgoing }: AppParts): OutgoingChannels => ({
  webhook: outgoing.postEvent !== null,
  mail: outgoing.sendMail !== null,
});

/** Puts the server together; the caller makes it listen or injects requests. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, log, clock } = parts;
  const { db } = database;
  const app = Fastify({
    logger: false,
    trustProxy: trustedProxy(config.trustProxy),
    bodyLimit: visitorBodyBytes,
    // The limit of all; BodyClock has shorter ones. Without the interval of the checks it never fires.
    requestTimeout: maxRequestMilliseconds,
    keepAliveTimeout: 10_000,
    // While it stops, the server answers everyone who is connected; see stopServing.
    return503OnClosing: false,
    forceCloseConnections: false,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16 * 1024 },
    routerOptions: { maxParamLength: 200 },
    genReqId: () => crypto.randomUUID(),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  registerRouteTable(app);
  registerShutdown(app);
  registerSecurityHeaders(app, config.publicUrl?.startsWith('https:') ?? false);
  registerSameOriginCheck(app, config.publicUrl);
  registerRequestParsing(app);
  registerProblemAnswers(app, log);
  registerRequestWatch(app, parts.watchers);
  if (config.apiDocs === 'everyone') await registerApiDocs(app);

  registerHealth(app, db);
  const listTools = listToolsOf(parts);
  const wheelsetList = new CachedList(
    db,
    [wheelsetRevision],
    async () => ({ results: await listWheelsets(db) }),
    listTools,
  );
  const staffList = new CachedList(
    db,
    [wheelsetRevision],
    async () => ({ results: await listVersionedWheelsets(db) }),
    listTools,
  );
  await app.register(wheelsetRoutes(db, wheelsetList));
  const wheelsets = {
    revision: wheelsetRevision,
    list: () => listWheelsets(db),
    find: (id: number) => findWheelset(db, id),
  };
  await registerBuilderCatalogue(app, db, { wheelsets, isStockPublic: config.isStockPublic }, listTools);
  await app.register(cartRoutes(db, config.cart));

  const now = () => clock.now();
  const channels = channelsOf(parts);
  const access = await openAdminAccess({
    db,
    log,
    now,
    adminCode: parts.adminCode,
    isCommonPassword: await readCommonPasswords(join(sampleData, 'common-passwords.txt')),
    publicUrl: config.publicUrl,
    shopName: config.productName,
    demandsSecondFactor: config.requireSecondFactor,
    sendsMail: channels.mail,
  });
  await app.register(authRoutes(access));
  const links: ShortLinkParts = {
    db,
    now,
    limits: {
      making: (address) => access.attempts.countFrom('share', address),
      looking: (address) => access.attempts.checkFrom('code', address),
      missed: (address) => access.attempts.countFrom('code', address),
    },
  };
  await app.register(shortLinkRoutes(links));
  const quotes: QuoteParts = {
    db,
    now,
    channels,
    mailTo: config.contactEmail,
    days: config.retention.quotes,
    countFrom: (address) => access.attempts.countFrom('quote', address),
  };
  await app.register(quoteRoutes(quotes));
  const shipments: ShipmentParts = {
    db,
    log,
    now: () => clock.now(),
    zone: timeZone(config.shopTimeZone),
    channels,
    ...parts.tracking,
  };
  // Every route inside this scope asks for a session; routes for staff are registered here and nowhere else.
  await app.register(
    adminScope(access.readSession, async (scope) => {
      demandRights(scope);
      scope.addHook('onRequest', demandSecondFactor(access));
      scope.addHook('onRequest', limitExpensiveActions(access.attempts));
      if (config.apiDocs === 'staff') await registerApiDocs(scope);
      await scope.register(sessionRoutes(access));
      await scope.register(ownSessionsRoutes(access));
      await scope.register(ownFactorsRoutes(access));
      await scope.register(ownMailRoutes(access));
      await scope.register(adminsRoutes(access));
      await scope.register(auditRoutes(db));
      await scope.register(catalogueStaffRoutes(database, now, listTools));
      await scope.register(wheelsetAdminRoutes(db, { visitors: wheelsetList, staff: staffList }, now));
      const refresh = { db, now, source: parts.wheelsetSource };
      await scope.register(refreshRoutes(refresh, [wheelsetList, staffList]));
      await scope.register(staffLinkRoutes(links));
      await scope.register(staffQuoteRoutes(quotes));
      await scope.register(linkCheckRoutes({ db, log, now, probe: parts.linkProbe }));
      await registerStaffTracking(scope, parts, shipments);
      await registerOutgoing(scope, parts, access, { ...refresh, lists: [wheelsetList, staffList] });
    }),
  );
  await app.register(webhookRoutes(shipments));

  const sendPage = await registerPublicPages(app, {
    config,
    db,
    log: parts.log,
    webRoot: parts.webRoot,
    tools: listToolsOf(parts),
    wheelsets,
    mailsPasswordLinks: parts.outgoing.sendMail !== null,
  });
  await app.register(shortLinkPageRoutes(links, sendPage));
  return app;
}

/** What leaves the shop, and what could not. */
async function registerOutgoing(
  scope: FastifyInstance,
  parts: AppParts,
  access: AdminAccess,
  refresh: RefreshParts & { readonly lists: readonly CachedList[] },
): Promise<void> {
  const { config, database, log, outgoing } = parts;
  const { now } = access;
  const sending: OutgoingParts = {
    db: database.db,
    log,
    now,
    services: outgoing,
    shopName: config.productName,
    writers: new Map<string, MailWriter>([
      [passwordLinkMail, (_data, target) => writePasswordLinks(access, target)],
      [quoteMail, (data, target) => writeQuoteMail({ ...access, db: database.db }, data, target)],
      [passwordChangedMail, async (data, target) => writePasswordChanged(config.productName, data, target)],
    ]),
  };
  const pause = parts.backgroundPause;
  const work = [
    () => sendMessages(sending),
    async () => {
      // The sample of a fresh installation is no spreadsheet that somebody maintains.
      if (config.wheelsetSheet === null) return false;
      const { wheelsetRefresh: schedule } = config;
      const channels = channelsOf(parts);
      if (schedule === null) await noteWaitingRefresh(refresh, channels);
      else {
        const zone = timeZone(config.shopTimeZone);
        const changed = () => {
          for (const list of refresh.lists) list.invalidate();
        };
        await refreshWhenDue({ ...refresh, schedule, zone, channels, changed });
      }
      return false;
    },
  ];
  // A loop of its own: a webhook that hangs must not hold up the sync.
  const loop = pause === null ? null : new BackgroundLoop(work, pause, log);
  scope.addHook('onReady', async () => loop?.wake());
  scope.addHook('onClose', async () => loop?.close());
  const days = config.retention;
  await scope.register(operationRoutes({ database, now, days, wake: () => loop?.wake() }));
}

/** Orders, uploads and tracking of the staff, with the work that goes on behind them. */
async function registerStaffTracking(
  scope: FastifyInstance,
  parts: AppParts,
  shipments: ShipmentParts,
): Promise<void> {
  const thread = new UploadThread(parts.database);
  const orders: OrderParts = {
    database: parts.database,
    now: shipments.now,
    zone: shipments.zone,
    zoneName: parts.config.shopTimeZone,
    upload: async (job) => {
      const outcome = await thread.run(job);
      parts.counts?.countUpload(outcome);
      return outcome;
    },
    look: (body) => thread.look(body),
  };
  const work = [
    () => workRun(shipments),
    async () => (await syncOnce(shipments)).more,
    async () => {
      await addUpDayCounts(shipments.db);
      return false;
    },
    async () => {
      await removeOldRows({ db: shipments.db, now: shipments.now, days: parts.config.retention });
      return false;
    },
  ];
  const pause = parts.backgroundPause;
  const loop = pause === null ? null : new BackgroundLoop(work, pause, parts.log);
  scope.addHook('onReady', async () => loop?.wake());
  scope.addHook('onClose', async () => {
    await loop?.close();
    await thread.close();
  });
  await scope.register(orderListRoutes(orders));
  await scope.register(orderChangeRoutes(orders));
  await scope.register(uploadRoutes(orders));
  await scope.register(shipmentRoutes(shipments));
  await scope.register(providerChangeRoutes(shipments));
  await scope.register(backgroundRunRoutes(shipments, () => loop?.wake()));
}
