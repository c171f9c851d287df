import { timeZone } from '@pp-tools/domain/core';
import { syncOnce } from '../features/tracking/background-sync.ts';
import { openTrackingService } from '../tracking-service.ts';
import { commandLog, withDatabase } from './with-database.ts';

/** Asks the tracking provider for all parcels that are due, batch by batch. */
export const runSyncOnce = (): Promise<void> =>
  withDatabase(async ({ db }, config) => {
    const { provider, providerKey, close } = await openTrackingService(config);
    try {
      const zone = timeZone(config.shopTimeZone);
      const channels = { webhook: config.webhook !== null, mail: config.mail !== null };
      const parts = { db, log: commandLog, now: Date.now, zone, channels, provider, providerKey };
      let [asked, stored, more] = [0, 0, true];
      while (more) {
        const round = await syncOnce(parts);
        asked += round.claimed;
        stored += round.stored;
        more = round.more;
      }
      console.log(`Asked for ${asked} parcels; ${stored} have news.`);
    } finally {
      await close();
    }
  });
