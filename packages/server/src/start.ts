import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { orderPaths } from '@pp-tools/domain/contract';
import { type Logger, pino } from 'pino';
import { buildApp, type Clock } from './app.ts';
import { seedBuilder } from './catalogue/import-catalogue.ts';
import { type Config, readConfig } from './config.ts';
import { type OpenDatabase, openPostgres, openSqlite } from './database/connection.ts';
import { checkEmbeddedFile, markOpened } from './database/embedded-file.ts';
import { migrateToLatest } from './database/migrate.ts';
import { keptAdminCode } from './features/admin/admin-code.ts';
import type { LinkProbe } from './features/wheelset/link-probe.ts';
import { seedWheelsets } from './features/wheelset/wheelset-seed.ts';
import type { WheelsetSource } from './features/wheelset/wheelset-source.ts';
import { stopServing } from './http/shutdown.ts';
import { LogLines, toDescriptor } from './log-lines.ts';
import { type Observation, openObservation } from './metrics/observation.ts';
import { openOutgoingServices } from './outgoing-services.ts';
import { linkVisitor, visitRules } from './providers/outgoing/link-visitor.ts';
import { fetchRules } from './providers/spreadsheet/fetch-bytes.ts';
import { spreadsheetSource } from './providers/spreadsheet/spreadsheet-source.ts';
import { projectRoot, sampleData } from './sample-data.ts';
import { openTrackingService } from './tracking-service.ts';

/** A server that listens. */
export interface RunningServer {
  /** `http://host:port` without a slash at the end. */
  readonly address: string;
  close(): Promise<void>;
}

const systemClock: Clock = { now: () => Date.now(), monotonic: () => performance.now() };

/** Opens the database that the configuration names; an embedded one that is damaged or gone is refused. */
export function openConfiguredDatabase(config: Config, log: Logger): OpenDatabase {
  if (config.databaseUrl !== null) {
    return openPostgres(config.databaseUrl, (fault) =>
      log.warn({ err: fault }, 'lost a database connection'),
    );
  }
  checkEmbeddedFile(config.dataDirectory);
  return openSqlite(config.dataDirectory);
}

/** The spreadsheet that the configuration names; without one the sample in `data/`. */
export const configuredSheet = (config: Config): WheelsetSource =>
  spreadsheetSource(config.wheelsetSheet ?? join(sampleData, 'wheelsets.csv'), {
    ...fetchRules,
    allowPrivate: config.wheelsetSheetAllowPrivate,
  });

/** How links are visited: with the reach that the spreadsheet has. */
export const configuredProbe = (config: Config): LinkProbe =>
  linkVisitor({ ...visitRules, allowPrivate: config.wheelsetSheetAllowPrivate });

const isOpenToOthers = ({ host }: Config): boolean =>
  host !== 'localhost' && host !== '::1' && !host.startsWith('127.');

const askForProduction =
  'Other machines can reach this server, but NODE_ENV is not production: the tracking provider is a demo and the API ' +
  'page is open to everyone. Set NODE_ENV=production for a shop.';

/**
 * Reads the environment, opens and fills the database, and listens. Throws with all faults named. A generated admin
 * code is told this one time; afterwards it stands in its file only.
 */
export async function startServer(
  environment: Readonly<Record<string, string | undefined>>,
  tell: (line: string) => void,
): Promise<RunningServer> {
  const config = readConfig(environment);
  const lines = new LogLines(toDescriptor(1));
  const log = pino({ level: environment.LOG_LEVEL ?? 'info' }, lines);
  if (isOpenToOthers(config) && !config.production) tell(askForProduction);
  const database = openConfiguredDatabase(config, log);
  const service = await openTrackingService(config);
  const tellCode = (code: string, file: string) =>
    tell(`Admin code, asked for when an admin registers: ${code}\nIt is kept in ${file}`);
  let observation: Observation | null = null;
  try {
    await migrateToLatest(database);
    if (config.databaseUrl === null) markOpened(config.dataDirectory);
    await seedWheelsets(database.db, join(sampleData, 'wheelsets.csv'));
    await seedBuilder(database.db, sampleData);
    const webRoot = join(projectRoot, 'packages', 'web', 'dist');
    observation = await openObservation({
      config,
      database,
      environment,
      writeLog: (text) => lines.write(text),
    });
    const { watchers, counts, meter, metricsAddress, close: stopObserving } = observation;
    if (metricsAddress !== null) tell(`Metrics at ${metricsAddress.slice('http://'.length)}/metrics`);
    const app = await buildApp({
      config,
      database,
      log,
      clock: systemClock,
      wheelsetSource: configuredSheet(config),
      linkProbe: configuredProbe(config),
      adminCode: config.adminCode ?? (await keptAdminCode(config.dataDirectory, tellCode)),
      outgoing: await openOutgoingServices(config),
      tracking: { ...service, provider: meter(service.provider) },
      backgroundPause: 5000,
      watchers,
      counts,
      webRoot: existsSync(join(webRoot, 'index.html')) ? webRoot : null,
    });
    const address = await app.listen({ port: config.port, host: config.host });
    service.pushTo(new URL(orderPaths.webhook, address));
    return {
      address,
      close: async () => {
        await stopServing(app);
        await stopObserving();
        await service.close();
        await database.close();
        await lines.flush();
      },
    };
  } catch (fault) {
    await observation?.close();
    await service.close();
    await database.close();
    throw fault;
  }
}
