import { resolve } from 'node:path';
import { isStrongAdminCode } from '@pp-tools/domain/admin';
import { readSchedule, type Schedule } from '@pp-tools/domain/core';
import { defaultSealantBrands, sealantBrandCount } from '@pp-tools/domain/part';
import {
  type CartTemplate,
  type CartTemplateFault,
  cartItemPlaceholders,
  readCartTemplate,
} from '@pp-tools/domain/sharing';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65535);
const flag = z
  .enum(['0', '1', 'true', 'false', 'on', 'off', ''])
  .transform((value) => value === '1' || value === 'true' || value === 'on');
/** Whole days that something is stored. */
const days = z.coerce.number().int().min(1).max(36_500);
/** Who may read the page of the API; `on` and `off` are the settings of former versions. */
const apiReaders = z
  .enum(['everyone', 'staff', 'nobody', 'on', 'off', '1', '0', 'true', 'false'])
  .transform((value) => {
    if (value === 'everyone' || value === 'staff') return value;
    return ['on', '1', 'true'].includes(value) ? 'everyone' : 'nobody';
  });
/** `on`, `off`, or a share of all requests such as 0.05. */
const shareOfRequests = z
  .string()
  .transform((value) => (value === 'on' ? 1 : value === 'off' ? 0 : Number(value)))
  .refine((share) => share >= 0 && share <= 1, 'must be on, off or a share of the requests such as 0.05');
const address = z.union([
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
]);
/**
 * Whose `X-Forwarded-*` headers are believed: nobody's, those of so many proxies in a row, or those of networks.
 * A plain "yes" would believe what every client writes about itself.
 */
const trustedProxies = z.string().transform((value, context): boolean | number | string[] => {
  if (['0', 'false', 'off'].includes(value)) return false;
  if (/^[1-9]$/.test(value)) return Number(value);
  const networks = value.split(',').map((network) => network.trim());
  if (networks.every((network) => address.safeParse(network).success)) return networks;
  context.addIssue('must be the number of proxies in front (1) or their networks (10.0.0.0/8, loopback)');
  return z.NEVER;
});
/** Names split at commas; each is what visitors read on a button. */
const sealantBrands = z
  .string()
  .transform((value) => value.split(',').map((name) => name.trim()))
  .pipe(z.array(z.string().min(1, 'must be names split at commas').max(30)).max(sealantBrandCount));
/** `03:30` each day or `*:15` each hour; `off` never. */
const refreshSchedule = z.string().transform((value, context): Schedule | null => {
  const schedule = readSchedule(value);
  if (schedule !== null || value === 'off') return schedule;
  context.addIssue('must be a time of day such as 03:30, a minute of each hour such as *:15, or off');
  return z.NEVER;
});
const webAddress = z.url({ protocol: /^https?$/ });
/** Origins split at commas, as browsers write them. */
const origins = z
  .string()
  .transform((value) => value.split(',').map((origin) => origin.trim().replace(/\/$/, '')))
  .pipe(
    z.array(webAddress.refine(isOrigin, 'must be origins such as https://shop.example, split at commas')),
  );

/** Environment variables and what they default to on a laptop (docs/architecture.md, "Configuration"). */
const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./var'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  ADMIN_CODE: z
    .string()
    .refine(isStrongAdminCode, 'must be a random text of at least 19 characters, not an example')
    .optional(),
  REQUIRE_SECOND_FACTOR: flag.default(false),
  PRODUCT_NAME: z.string().min(1).max(40).default('PP'),
  CONTACT_EMAIL: z.email().default('contact@example.com'),
  OWN_BRAND: z.string().min(1).max(40).default('PP'),
  SEALANT_BRANDS: sealantBrands.default([...defaultSealantBrands]),
  PUBLIC_STOCK: flag.default(false),
  SHOP_URL: webAddress.default('https://example.com'),
  EMBED_ORIGINS: origins.default([]),
  CART_URL: z.string().max(2000).optional(),
  CART_ITEM: z.string().min(1).max(500).default('{article}:{quantity}'),
  WHEELSET_SHEET: z.string().min(1).optional(),
  WHEELSET_SHEET_ALLOW_PRIVATE: flag.default(false),
  WHEELSET_REFRESH: refreshSchedule.optional(),
  TRACKING_API_URL: webAddress.optional(),
  TRACKING_API_KEY: z.string().min(1).optional(),
  TRACKING_API_VERSION: z.string().min(1).default('v2.2'),
  WEBHOOK_URL: webAddress.optional(),
  WEBHOOK_SECRET: z.string().min(24, 'must be a random text of at least 24 characters').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).max(200).optional(),
  SHOP_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'is not a time zone such as Asia/Shanghai')
    .default('Asia/Shanghai'),
  API_DOCS: apiReaders.optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  ACCESS_LOG: shareOfRequests.default(0),
  RETAIN_AUDIT_DAYS: days.default(730),
  RETAIN_PUSHES_DAYS: days.default(30),
  RETAIN_RUNS_DAYS: days.default(90),
  RETAIN_REFRESHES_DAYS: days.default(365),
  RETAIN_MESSAGES_DAYS: days.default(30),
  RETAIN_QUOTES_DAYS: days.default(365),
  TRUST_PROXY: trustedProxies.default(false),
  PUBLIC_URL: webAddress.optional(),
});

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** What the server is told from outside, parsed once at start. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Absolute folder of the embedded database and kept files. */
  readonly dataDirectory: string;
  /** PostgreSQL address; null means the embedded SQLite database in `dataDirectory`. */
  readonly databaseUrl: string | null;
  readonly adminCode: string | null;
  /** Every admin must set up a second factor before anything else is open. */
  readonly requireSecondFactor: boolean;
  readonly productName: string;
  readonly contactEmail: string;
  readonly ownBrand: string;
  /** Names of the builder's sealant presets. */
  readonly sealantBrands: readonly string[];
  /** Visitors see what is in stock, and article numbers. */
  readonly isStockPublic: boolean;
  readonly shopUrl: string;
  /** Pages of these origins may show the tools in frames. */
  readonly embedOrigins: readonly string[];
  /** How parts reach the shop's own cart; null for a shop without one. */
  readonly cart: CartTemplate | null;
  /** Address or file of the wheelset spreadsheet; null means the sample in `data/`. */
  readonly wheelsetSheet: string | null;
  /** When the wheelsets are refreshed from the spreadsheet without anybody; null never. */
  readonly wheelsetRefresh: Schedule | null;
  /** Lets the spreadsheet stand on a machine of the own network. */
  readonly wheelsetSheetAllowPrivate: boolean;
  readonly tracking: { readonly url: string | null; readonly key: string | null; readonly version: string };
  /** Where events of the shop are posted and what signs them; null for nowhere. */
  readonly webhook: { readonly url: string; readonly secret: string } | null;
  /** The mail server and the sender of our mails; null sends none. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null;
  readonly shopTimeZone: string;
  /** Who may read the page of the API; without a setting staff in production and everyone elsewhere. */
  readonly apiDocs: 'everyone' | 'staff' | 'nobody';
  /** Where metrics are served; null for nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
  /** Share of the requests that are logged, 0 to 1. */
  readonly accessLog: number;
  /** Days after which rows that tell of the past are removed. */
  readonly retention: {
    readonly audit: number;
    readonly pushes: number;
    readonly runs: number;
    readonly refreshes: number;
    readonly messages: number;
    readonly quotes: number;
  };
  /** Proxies whose headers are believed: how many in a row, or which networks; false is none. */
  readonly trustProxy: boolean | number | string[];
  readonly publicUrl: string | null;
}

/** Every wrong variable with its reason, so that one start shows all of them. */
export class ConfigFault extends Error {
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length} fault(s):\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
  }
}

/** Reads the configuration from environment variables; throws {@link ConfigFault} naming all faults. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environmentSchema.safeParse(withoutBlanks(environment));
  const misspelt = misspeltSettings(environment);
  const wrong = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  const lacking = parsed.success ? [...lackingSettings(parsed.data), ...cartFaults(parsed.data)] : [];
  if (!parsed.success || misspelt.length > 0 || lacking.length > 0) {
    throw new ConfigFault([...wrong, ...misspelt, ...lacking]);
  }
  const values = parsed.data;
  return {
    production: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    dataDirectory: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    adminCode: values.ADMIN_CODE ?? null,
    requireSecondFactor: values.REQUIRE_SECOND_FACTOR,
    productName: values.PRODUCT_NAME,
    contactEmail: values.CONTACT_EMAIL,
    ownBrand: values.OWN_BRAND,
    sealantBrands: values.SEALANT_BRANDS,
    isStockPublic: values.PUBLIC_STOCK,
    shopUrl: values.SHOP_URL,
    embedOrigins: values.EMBED_ORIGINS,
    cart: values.CART_URL === undefined ? null : readCartTemplate(values.CART_URL, values.CART_ITEM).template,
    wheelsetSheet: values.WHEELSET_SHEET ?? null,
    wheelsetRefresh: values.WHEELSET_REFRESH ?? null,
    wheelsetSheetAllowPrivate: values.WHEELSET_SHEET_ALLOW_PRIVATE,
    tracking: {
      url: values.TRACKING_API_URL ?? null,
      key: values.TRACKING_API_KEY ?? null,
      version: values.TRACKING_API_VERSION,
    },
    webhook:
      values.WEBHOOK_URL === undefined || values.WEBHOOK_SECRET === undefined
        ? null
        : { url: values.WEBHOOK_URL, secret: values.WEBHOOK_SECRET },
    mail:
      values.SMTP_URL === undefined
        ? null
        : { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM ?? values.CONTACT_EMAIL },
    shopTimeZone: values.SHOP_TIME_ZONE,
    apiDocs: values.API_DOCS ?? (values.NODE_ENV === 'production' ? 'staff' : 'everyone'),
    metrics:
      values.METRICS_PORT === undefined ? null : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    accessLog: values.ACCESS_LOG,
    retention: {
      audit: values.RETAIN_AUDIT_DAYS,
      pushes: values.RETAIN_PUSHES_DAYS,
      runs: values.RETAIN_RUNS_DAYS,
      refreshes: values.RETAIN_REFRESHES_DAYS,
      messages: values.RETAIN_MESSAGES_DAYS,
      quotes: values.RETAIN_QUOTES_DAYS,
    },
    trustProxy: values.TRUST_PROXY,
    publicUrl: values.PUBLIC_URL ?? null,
  };
}

/** Settings that another one needs. */
function lackingSettings(values: z.infer<typeof environmentSchema>): string[] {
  const lacking: string[] = [];
  if (values.WEBHOOK_URL !== undefined && values.WEBHOOK_SECRET === undefined) {
    lacking.push('WEBHOOK_SECRET: is needed with WEBHOOK_URL; it signs what is sent');
  }
  // The address in a mail must not be one that a visitor can choose by a header.
  if (values.SMTP_URL !== undefined && values.PUBLIC_URL === undefined) {
    lacking.push('PUBLIC_URL: is needed with SMTP_URL; links in mails lead there');
  }
  return lacking;
}

const cartSettings = { url: 'CART_URL', item: 'CART_ITEM' } as const;
const cartPlaceholders = { url: '{items}', item: cartItemPlaceholders.join(', ') } as const;

function cartSentence(fault: CartTemplateFault): string {
  if (fault.kind === 'nameless')
    return 'CART_ITEM: a form needs fields such as id={article}&quantity={quantity}';
  const { part, placeholder } = fault;
  return fault.kind === 'missing'
    ? `${cartSettings[part]}: lacks ${placeholder}`
    : `${cartSettings[part]}: ${placeholder} is not one of the placeholders ${cartPlaceholders[part]}`;
}

/** What is wrong with the way to the shop's cart. */
function cartFaults({ CART_URL, CART_ITEM }: z.infer<typeof environmentSchema>): string[] {
  if (CART_URL === undefined) return [];
  const { template, faults } = readCartTemplate(CART_URL, CART_ITEM);
  const filledIn = (items: string) => webAddress.safeParse(template.url.replaceAll('{items}', items)).data;
  const [one, other] = [filledIn('a'), filledIn('b')];
  // Items must not choose the machine that they are sent to.
  const isAddress = one && other && new URL(one).origin === new URL(other).origin;
  return [
    ...(isAddress ? [] : ['CART_URL: must be a web address, or POST and a web address']),
    ...faults.map(cartSentence),
  ];
}

/** Names of all settings. */
export const settingNames: readonly string[] = [...Object.keys(environmentSchema.shape), 'LOG_LEVEL'];

/** Two texts that differ by at most two typing mistakes: one letter wrong, missing, too many, or two swapped. */
function isMisspelt(name: string, meant: string): boolean {
  if (Math.abs(name.length - meant.length) > 2) return false;
  let previous = Array.from({ length: meant.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...name].entries()) {
    const next = [row + 1];
    for (const [column, other] of [...meant].entries()) {
      const replaced = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    previous = next;
  }
  return (previous[meant.length] ?? 0) <= 2;
}

/** Variables that look like a setting of ours with a typing mistake; short names are too often something else. */
const misspeltSettings = (environment: Readonly<Record<string, string | undefined>>): string[] =>
  Object.keys(environment).flatMap((name) => {
    if (name.length < 8 || settingNames.includes(name)) return [];
    const meant = settingNames.find((setting) => isMisspelt(name, setting));
    return meant === undefined ? [] : [`${name}: there is no such setting; did you mean ${meant}?`];
  });

/** A variable that is set but empty counts as not set, as shells and compose files leave them. */
const withoutBlanks = (environment: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
