import { z } from 'zod';

const schema = z.object({
  productName: z.string().min(1),
  contactEmail: z.string().min(1),
  ownBrand: z.string().min(1),
  shopUrl: z.string().min(1),
  demoTracking: z.boolean(),
});

/** What the operator configured for visitors. */
export type PublicConfig = z.infer<typeof schema>;

/** Stands in while the pages are served without our server (development). */
export const defaultConfig: PublicConfig = {
  productName: 'PP',
  contactEmail: 'contact@example.com',
  ownBrand: 'PP',
  shopUrl: 'https://example.com',
  demoTracking: true,
};

/** Reads the configuration that the server wrote into the page; anything unreadable is the default. */
export function parsePublicConfig(content: string | null): PublicConfig {
  if (content === null) return defaultConfig;
  try {
    return schema.parse(JSON.parse(content));
  } catch {
    return defaultConfig;
  }
}

/** The configuration of this page. */
export const publicConfig: PublicConfig = parsePublicConfig(
  globalThis.document?.querySelector('meta[name="pp-config"]')?.getAttribute('content') ?? null,
);
