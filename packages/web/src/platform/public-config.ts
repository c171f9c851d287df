import * as z from 'zod/mini';

const filled = z.string().check(z.minLength(1));

const schema = z.object({
  productName: filled,
  contactEmail: filled,
  ownBrand: filled,
  sealantBrands: z.readonly(z.catch(z.array(filled), [])),
  shopUrl: filled,
  embedOrigins: z.readonly(z.catch(z.array(filled), [])),
  hasCart: z.catch(z.boolean(), false),
  demoTracking: z.boolean(),
  mailsPasswordLinks: z.catch(z.boolean(), false),
  shopTimeZone: z.catch(filled, 'UTC'),
});

/** What the operator configured for visitors. */
export type PublicConfig = z.infer<typeof schema>;

/** Stands in while the pages are served without our server (development). */
export const defaultConfig: PublicConfig = {
  productName: 'PP',
  contactEmail: 'contact@example.com',
  ownBrand: 'PP',
  sealantBrands: [],
  shopUrl: 'https://example.com',
  embedOrigins: [],
  hasCart: false,
  demoTracking: true,
  mailsPasswordLinks: false,
  shopTimeZone: 'Asia/Shanghai',
};

/** Reads the configuration that the server wrote into the page; anything unreadable is the default. */
export function parsePublicConfig(content: string | null): PublicConfig {
  if (content === null) return defaultConfig;
  try {
    return z.parse(schema, JSON.parse(content));
  } catch {
    return defaultConfig;
  }
}

/** The configuration of this page. */
export const publicConfig: PublicConfig = parsePublicConfig(
  globalThis.document?.querySelector('meta[name="pp-config"]')?.getAttribute('content') ?? null,
);

/** Sets what all pages are told, where they are made without a document. */
export const configurePages = (config: PublicConfig): void => void Object.assign(publicConfig, config);
