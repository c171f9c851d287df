import type { LinkField, LinkVerdict } from '@pp-tools/domain/catalogue';

/** Visits a link and says what it showed; a provider behind this port keeps the limits. */
export type LinkProbe = (field: LinkField, address: string, signal: AbortSignal) => Promise<LinkVerdict>;
