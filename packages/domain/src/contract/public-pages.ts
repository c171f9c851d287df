import * as z from 'zod/mini';
import {
  depthRangeNames,
  priceRangeNames,
  wheelsetCategories,
  wheelsetSorts,
  wheelsetWireSchema,
} from '../wheelset/public.ts';
import { answerOf } from './answers.ts';

/** Paths of what the public pages of the catalogue show; the pages themselves are in `pagePaths`. */
export const pageDataPaths = {
  wheelset: '/api/wheelset-pages/:ppId',
  category: '/api/wheelset-categories/:slug',
  comparison: '/api/linked-comparisons',
} as const;

/** `GET /api/wheelset-pages/{ppId}`: a wheelset, its place among those of its category, and its nearest rivals. */
export const wheelsetPageAnswer = answerOf(
  z.object({
    wheelset: wheelsetWireSchema,
    /** Null for a use that no category takes; then there are neither places nor rivals. */
    category: z.nullable(z.enum(wheelsetCategories)),
    places: z.array(z.object({ columnId: z.string(), above: z.int(), below: z.int(), equal: z.int() })),
    rivals: z.array(wheelsetWireSchema),
  }),
);

/** The parameters of a category's page: a part of the list in some order, narrowed by ranges of figures. */
export const categoryPageQuery = z.object({
  sort: z._default(z.enum(wheelsetSorts), 'name'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
  depth: z.optional(z.enum(depthRangeNames)),
  price: z.optional(z.enum(priceRangeNames)),
});

/** `GET /api/wheelset-categories/{slug}`: a part of the wheelsets of a category. */
export const categoryPageAnswer = answerOf(
  z.object({
    category: z.enum(wheelsetCategories),
    sort: z.enum(wheelsetSorts),
    /** This part of the list, from 1, and how many parts there are. */
    page: z.int(),
    pages: z.int(),
    total: z.int(),
    depth: z.optional(z.enum(depthRangeNames)),
    price: z.optional(z.enum(priceRangeNames)),
    /** How many wheelsets each range would show. */
    counts: z.object({
      depth: z.record(z.enum(depthRangeNames), z.int()),
      price: z.record(z.enum(priceRangeNames), z.int()),
    }),
    results: z.array(wheelsetWireSchema),
  }),
);

/** The parameters of a comparison that a link names, as the address of Wheelset Compare has them. */
export const comparisonPageQuery = z.object({
  w: z.string().check(z.maxLength(4000)),
  b: z.optional(z.string().check(z.maxLength(20))),
});

/** `GET /api/linked-comparisons`: the wheelsets of a link, in its order. */
export const comparisonPageAnswer = answerOf(
  z.object({
    results: z.array(wheelsetWireSchema),
    /** The one that the others are measured against; null when the link names none of them. */
    baselinePpId: z.nullable(z.int()),
    /** How many wheelsets of the link are not in the catalogue. */
    missing: z.int(),
  }),
);

/** What the server tells the pages of the shop; a meta element carries it to the browser. */
export interface PageConfig {
  readonly productName: string;
  readonly contactEmail: string;
  readonly ownBrand: string;
  /** Names of the sealants that the builder offers, in the order of their presets. */
  readonly sealantBrands: readonly string[];
  readonly shopUrl: string;
  /** Origins whose pages may show the tools in frames. */
  readonly embedOrigins: readonly string[];
  /** True when Add To Cart leads to the shop's own cart. */
  readonly hasCart: boolean;
  /** True when tracking runs against the local demo provider, so that the admin area can say DEMO. */
  readonly demoTracking: boolean;
  /** True when a lost password can be replaced by a link in a mail. */
  readonly mailsPasswordLinks: boolean;
  /** IANA name of the zone in which the shop counts its days. */
  readonly shopTimeZone: string;
}

/** `GET /preview.png?of={address}`: the picture that a shared link of a public page shows. */
export const previewPicturePath = '/preview.png';

/** The parameters of a picture: the address of a page. */
export const previewPictureQuery = z.object({ of: z.string().check(z.startsWith('/'), z.maxLength(16_000)) });

/** Where the picture of a page's address is. */
export const previewPictureOf = (address: string): string =>
  `${previewPicturePath}?of=${encodeURIComponent(address)}`;

/** What a page is made from. */
export interface PageRequest {
  /** Path and query as {@link PageRenderer.addressOf} gives them. */
  readonly address: string;
  /** Scheme and host under which visitors reach the product, for the addresses that other sites read. */
  readonly origin: string;
  /** The answer of an own API path; null when it says that there is no such thing. */
  readonly load: (path: string) => Promise<unknown>;
}

/** One page as HTML. */
export interface RenderedPage {
  readonly status: number;
  /** An address to go to instead; everything else is empty then. */
  readonly redirect: string | null;
  readonly title: string;
  /** Elements for the head. */
  readonly head: string;
  /** What stands inside the root element. */
  readonly body: string;
  /** Answers that the page was made from, as JSON that is safe inside a script element. */
  readonly data: string;
  /** Source files whose style sheets the page needs, as the build names them. */
  readonly sources: readonly string[];
}

/** What the web build gives to the server so that pages arrive as HTML. */
export interface PageRenderer {
  /** Says once what all pages are told of the shop. */
  readonly configure: (config: PageConfig) => void;
  /**
   * The address under which a page is the same for all visitors: a known path with the parameters that it reads, in
   * one order. Null for an address that is no public page.
   */
  readonly addressOf: (path: string, query: string) => string | null;
  /** Makes a page. Rejects on a fault of ours only. */
  readonly render: (request: PageRequest) => Promise<RenderedPage>;
  /** The picture of a page as SVG; null where there is no such page. Rejects on a fault of ours only. */
  readonly picture: (request: PageRequest) => Promise<string | null>;
}
