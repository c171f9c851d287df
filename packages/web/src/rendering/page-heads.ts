import { categoryPageAnswer, comparisonPageAnswer, wheelsetPageAnswer } from '@pp-tools/domain/contract';
import {
  categoryPagePath,
  type Wheelset,
  wheelsetFromWire,
  wheelsetPagePath,
} from '@pp-tools/domain/wheelset';
import type { QueryClient } from '@tanstack/react-query';
import { publicConfig } from '../platform/public-config.ts';
import { comparisonPreview, pageDescriptions } from '../texts/page-head-texts.ts';
import { pageLeads } from '../texts/page-lead-texts.ts';
import { shellTexts } from '../texts/shell-texts.ts';
import { categoryPageTexts, wheelsetPageTexts, wheelsetSentence } from '../texts/wheelset-page-texts.ts';
import { answerIn } from './answer-in.ts';

/** What is said of a page outside of it. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The one address that counts; null for a page that search engines leave out. */
  readonly canonical: string | null;
  /** What a preview of the link says, where that is more than the title of the page. */
  readonly preview?: { readonly title: string; readonly description: string };
  /** Facts in the words of schema.org. */
  readonly facts: readonly Readonly<Record<string, unknown>>[];
  /** Source files whose style sheets the page needs beyond those of every page. */
  readonly sources: readonly string[];
}

/** What a head is made from; `origin` has no slash at its end. */
interface HeadContext {
  readonly origin: string;
  readonly queryClient: QueryClient;
}

const home = 'src/features/home/components/sketches.tsx';

type Lead = keyof typeof pageLeads;

/** A tool: the same for all visitors, whatever its link holds. */
function toolHead(lead: Lead, description: string, path: string, source: string) {
  return ({ origin }: HeadContext): PageHead => ({
    title: lead in stepTitles ? `${pageLeads[lead].title} - Bike Builder` : pageLeads[lead].title,
    description,
    canonical: path,
    facts: [
      {
        '@type': 'WebApplication',
        name: pageLeads[lead].title,
        url: origin + path,
        description,
        applicationCategory: 'UtilitiesApplication',
        operatingSystem: 'Any',
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
      },
    ],
    sources: [`src/features/${source}`],
  });
}

/** Steps of the builder carry its name in their title. */
const stepTitles = { bikeType: true, frameset: true, wheelset: true, components: true, summary: true };

const hidden = (title: string): PageHead => ({
  title,
  description: pageDescriptions.notFound,
  canonical: null,
  facts: [],
  sources: [home],
});

function homeHead({ origin }: HeadContext): PageHead {
  const name = `${publicConfig.productName} Tools`;
  return {
    title: `${name} - Home Page`,
    description: pageDescriptions.home,
    canonical: '/',
    facts: [{ '@type': 'WebSite', name, url: `${origin}/` }],
    sources: [home],
  };
}

const crumbs = (origin: string, steps: readonly (readonly [name: string, path: string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});

function productFacts(wheelset: Wheelset, path: string, origin: string) {
  const { name, brand, ppId, price, weight, imageLink } = wheelset;
  return {
    '@type': 'Product',
    name,
    productID: String(ppId),
    url: origin + path,
    description: wheelsetSentence(wheelset),
    ...(brand === null ? {} : { brand: { '@type': 'Brand', name: brand } }),
    ...(imageLink === null ? {} : { image: imageLink }),
    ...(weight === null ? {} : { weight: { '@type': 'QuantitativeValue', value: weight, unitCode: 'GRM' } }),
    ...(price === null
      ? {}
      : { offers: { '@type': 'Offer', price, priceCurrency: 'USD', url: origin + path } }),
  };
}

function wheelsetHead({ origin, queryClient }: HeadContext): PageHead {
  const answer = answerIn(queryClient, wheelsetPageAnswer);
  if (answer === null) return hidden(shellTexts.notFound.title);
  const wheelset = wheelsetFromWire(answer.data.wheelset);
  const path = wheelsetPagePath(wheelset);
  const { category } = answer.data;
  return {
    title: wheelset.name,
    description: wheelsetSentence(wheelset),
    canonical: path,
    facts: [
      productFacts(wheelset, path, origin),
      crumbs(origin, [
        [`${publicConfig.productName} Tools`, '/'],
        ...(category === null
          ? []
          : [[wheelsetPageTexts.all(category), categoryPagePath(category)] as const]),
        [wheelset.name, path],
      ]),
    ],
    sources: ['src/features/wheelset-page/wheelset-page-screen.tsx'],
  };
}

function categoryHead({ origin, queryClient }: HeadContext): PageHead {
  const answer = answerIn(queryClient, categoryPageAnswer);
  if (answer === null) return hidden(shellTexts.notFound.title);
  const { category, results, total, page } = answer.data;
  const path = categoryPagePath(category) + (page === 1 ? '' : `?page=${page}`);
  const items = results.map(wheelsetFromWire).map((wheelset, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: wheelset.name,
    url: origin + wheelsetPagePath(wheelset),
  }));
  return {
    title: categoryPageTexts.title(category),
    description: pageDescriptions.category(category, total),
    canonical: total === 0 ? null : path,
    facts: [{ '@type': 'ItemList', numberOfItems: total, itemListElement: items }],
    sources: ['src/features/wheelset-page/category-screen.tsx'],
  };
}

/** A comparison of a link is told by its wheelsets. */
function compareHead(context: HeadContext): PageHead {
  const head = toolHead(
    'compare',
    pageDescriptions.compare,
    '/wheelsetCompare',
    'wheelset-compare/comparison-html-screen.tsx',
  )(context);
  const answer = answerIn(context.queryClient, comparisonPageAnswer);
  if (answer === null) return head;
  const { results, baselinePpId } = answer.data;
  const wheelsets = results.map(wheelsetFromWire);
  const baseline = wheelsets.find(({ ppId }) => ppId === baselinePpId) ?? null;
  const ids = wheelsets.map(({ ppId }) => ppId).join('-');
  return {
    ...head,
    canonical: `/wheelsetCompare?v=1&w=${ids}${baseline === null ? '' : `&b=${baseline.ppId}`}`,
    preview: comparisonPreview(wheelsets, baseline),
    facts: [],
  };
}

const step = (lead: Lead, path: string, source: string) =>
  toolHead(lead, pageDescriptions.builder, path, `bike-builder/${source}`);

/** The head of each public route, by its pattern. */
const heads: Readonly<Record<string, (context: HeadContext) => PageHead>> = {
  '/': homeHead,
  '/wheelsetCompare/{-$ppWheelsetId}': compareHead,
  '/wheelsetFinder': toolHead(
    'finder',
    pageDescriptions.finder,
    '/wheelsetFinder',
    'wheelset-finder/wheelset-finder-screen.tsx',
  ),
  '/wheelsetFinder/method': () => ({
    title: 'How the finder works',
    description: pageDescriptions.finderMethod,
    canonical: '/wheelsetFinder/method',
    facts: [],
    sources: ['src/features/wheelset-finder/finder-method-screen.tsx'],
  }),
  '/WheelsetClimbCalculator': toolHead(
    'climb',
    pageDescriptions.climb,
    '/WheelsetClimbCalculator',
    'climb-calculator/climb-introduction-screen.tsx',
  ),
  '/wheelset/$ppId/{-$slug}': wheelsetHead,
  '/wheelsets-for/$category': categoryHead,
  '/bike-builder/bike-type': step('bikeType', '/bike-builder/bike-type', 'bike-type/bike-type-screen.tsx'),
  '/bike-builder/frameset': step('frameset', '/bike-builder/frameset', 'html/listed-framesets-screen.tsx'),
  '/bike-builder/wheelset': step('wheelset', '/bike-builder/wheelset', 'html/listed-wheelsets-screen.tsx'),
  '/bike-builder/components': step(
    'components',
    '/bike-builder/components',
    'html/listed-components-screen.tsx',
  ),
  // A build is its visitor's own.
  '/build-summary': (context) => ({
    ...step('summary', '/build-summary', 'html/linked-summary-screen.tsx')(context),
    canonical: null,
    facts: [],
  }),
};

/** The head of a page; an unknown route, or one without what it shows, is "not found". */
export const pageHead = (routeId: string, isFound: boolean, context: HeadContext): PageHead =>
  (isFound ? heads[routeId]?.(context) : undefined) ?? hidden(shellTexts.notFound.title);
