import { timeZone } from '@pp-tools/domain/core';
import type { ReadingContext } from '@pp-tools/domain/shipment';
import { publicConfig } from '../../../platform/public-config.ts';

const zone = timeZone(publicConfig.shopTimeZone);

/** How tracking documents are read now: by the clock of this computer and the zone of the shop. */
export const readingContext = (): ReadingContext => ({ now: Date.now(), zone });

/** The present day "2026-03-04" of the shop, wherever the visitor is. */
export const shopDay = (now: number = Date.now()): string => zone.textOf(now).slice(0, 10);
