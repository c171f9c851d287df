import { resolve } from 'node:path';
import { isStrongAdminCode } from '@pp-tools/domain/admin';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65535);
const flag = z
  .enum(['0', '1', 'true', 'false', 'on', 'off', ''])
  .transform((value) => value === '1' || value === 'true' || value === 'on');
/** Whole days that something is stored. */
const days = z.coerce.number().int().min(1).max(36_500);
const webAddress = z.url({ protocol: /^https?$/ });

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
  PRODUCT_NAME: z.string().min(1).max(40).default('PP'),
  CONTACT_EMAIL: z.email().default('contact@example.com'),
  OWN_BRAND: z.string().min(1).max(40).default('PP'),
  SHOP_URL: webAddress.default('https://example.com'),
  WHEELSET_SHEET: z.string().min(1).optional(),
  WHEELSET_SHEET_ALLOW_PRIVATE: flag.default(false),
  TRACKING_API_URL: webAddress.optional(),
  TRACKING_API_KEY: z.string().min(1).optional(),
  TRACKING_API_VERSION: z.string().min(1).default('v2.2'),
  SHOP_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'is not a time zone such as Asia/Shanghai')
    .default('Asia/Shanghai'),
  API_DOCS: flag.optional(),
  RETAIN_AUDIT_DAYS: days.default(730),
  RETAIN_PUSHES_DAYS: days.default(30),
  RETAIN_RUNS_DAYS: days.default(90),
  RETAIN_REFRESHES_DAYS: days.default(365),
  TRUST_PROXY: flag.default(false),
  PUBLIC_URL: webAddress.optional(),
});

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
  readonly productName: string;
  readonly contactEmail: string;
  readonly ownBrand: string;
  readonly shopUrl: string;
  /** Address or file of the wheelset spreadsheet; null means the sample in `data/`. */
  readonly wheelsetSheet: string | null;
  /** Lets the spreadsheet stand on a machine of the own network. */
  readonly wheelsetSheetAllowPrivate: boolean;
  readonly tracking: { readonly url: string | null; readonly key: string | null; readonly version: string };
  readonly shopTimeZone: string;
  /** Whether everybody may read the page of the API; without a setting only outside production. */
  readonly apiDocs: boolean;
  /** Days after which rows that tell of the past are removed. */
  readonly retention: {
    readonly audit: number;
    readonly pushes: number;
    readonly runs: number;
    readonly refreshes: number;
  };
  readonly trustProxy: boolean;
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
  if (!parsed.success) {
    throw new ConfigFault(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const values = parsed.data;
  return {
    production: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    dataDirectory: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    adminCode: values.ADMIN_CODE ?? null,
    productName: values.PRODUCT_NAME,
    contactEmail: values.CONTACT_EMAIL,
    ownBrand: values.OWN_BRAND,
    shopUrl: values.SHOP_URL,
    wheelsetSheet: values.WHEELSET_SHEET ?? null,
    wheelsetSheetAllowPrivate: values.WHEELSET_SHEET_ALLOW_PRIVATE,
    tracking: {
      url: values.TRACKING_API_URL ?? null,
      key: values.TRACKING_API_KEY ?? null,
      version: values.TRACKING_API_VERSION,
    },
    shopTimeZone: values.SHOP_TIME_ZONE,
    apiDocs: values.API_DOCS ?? values.NODE_ENV !== 'production',
    retention: {
      audit: values.RETAIN_AUDIT_DAYS,
      pushes: values.RETAIN_PUSHES_DAYS,
      runs: values.RETAIN_RUNS_DAYS,
      refreshes: values.RETAIN_REFRESHES_DAYS,
    },
    trustProxy: values.TRUST_PROXY,
    publicUrl: values.PUBLIC_URL ?? null,
  };
}

/** A variable that is set but empty counts as not set, as shells and compose files leave them. */
const withoutBlanks = (environment: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
