import './rendering/for-all.ts';
import './platform/zod-setup.ts';
import {
  isPublicPagePath,
  maxPackedBuild,
  type PageRenderer,
  type PageRequest,
  pageDataPaths,
  type RenderedPage,
} from '@pp-tools/domain/contract';
import { decodeFinderAnswers, encodeFinderAnswers } from '@pp-tools/domain/finder';
import { dehydrate, type Query } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { App } from './app/app.tsx';
import { type AppRouter, createAppRouter } from './app/router.ts';
import { comparisonQuery } from './features/wheelset-compare/linked-comparison.ts';
import { categoryQuery, readCategoryParameters } from './features/wheelset-page/page-queries.ts';
import { callThrough } from './platform/http-client.ts';
import { configurePages } from './platform/public-config.ts';
import { createQueryClient } from './platform/query-client.ts';
import { headElements } from './rendering/head-elements.ts';
import { scriptJson } from './rendering/html-text.ts';
import { pageHead } from './rendering/page-heads.ts';
import { previewPicture } from './rendering/preview/preview-pictures.tsx';

/** All unknown addresses share one page. */
const unknownAddress = '/not-found';

/** Pages whose content stands in their query, with what of it counts. */
function queryThatCounts(path: string, query: string): string {
  if (path.startsWith('/wheelsetCompare')) return comparisonQuery(path, query);
  const parameters = new URLSearchParams(query);
  if (path === '/wheelsetFinder') return finderQuery(parameters.get('a'));
  if (path === '/build-summary') return buildQuery(parameters.get('build'));
  if (!path.startsWith('/wheelsets-for/')) return '';
  return categoryQuery(readCategoryParameters(Object.fromEntries(parameters)));
}

function finderQuery(text: string | null): string {
  const answers = text === null ? null : decodeFinderAnswers(text);
  return answers?.ok ? `?a=${encodeFinderAnswers(answers.value)}` : '';
}

const buildQuery = (packed: string | null): string =>
  packed !== null && packed.length <= maxPackedBuild && /^\d+\.[\w.~-]+$/.test(packed)
    ? `?build=${packed}`
    : '';

/** Answers that a page has to have with its HTML; the tools fetch theirs, which are whole lists. */
const travels = ({ queryKey: [address], state }: Query): boolean =>
  state.status === 'success' && typeof address === 'string' && pageDataPattern.test(address);

const pageDataPattern = new RegExp(
  `^(${[pageDataPaths.wheelset, pageDataPaths.category].map((path) => path.replace(/:.*/, '')).join('|')})`,
);

function addressOf(path: string, query: string): string | null {
  if (path === unknownAddress) return null;
  return isPublicPagePath(path) ? path + queryThatCounts(path, query) : null;
}

/** How the router's work for an address ended. It is the router's own field, so it is read here only. */
function outcomeOf(router: AppRouter): { readonly status: number; readonly redirect: string | null } {
  const result = router._serverResult;
  if (result === undefined) return { status: 500, redirect: null };
  if (result.type === 'redirect') {
    return { status: result.redirect.status, redirect: result.redirect.headers.get('location') };
  }
  return { status: result.status, redirect: null };
}

async function htmlOf(app: React.ReactNode): Promise<string> {
  let fault: unknown;
  const stream = await renderToReadableStream(app, {
    // Otherwise large parts arrive hidden, with a script that shows them, which the policy of the pages refuses.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (thrown) => {
      fault ??= thrown;
    },
  });
  await stream.allReady;
  if (fault !== undefined) throw fault;
  return new Response(stream).text();
}

/** Does the router's work for an address, with the answers that its page is made from. */
async function loadPage({ address, load }: PageRequest) {
  callThrough(async (path) => {
    const answer = await load(path);
    return answer === null
      ? Response.json({ code: 'not-found', message: '' }, { status: 404 })
      : Response.json(answer);
  });
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  return { queryClient, router, routeId: router.state.matches.at(-1)?.routeId ?? '' };
}

async function render(request: PageRequest): Promise<RenderedPage> {
  const { origin } = request;
  const { queryClient, router, routeId } = await loadPage(request);
  const { status, redirect } = outcomeOf(router);
  const empty = { title: '', head: '', body: '', data: '', sources: [] };
  if (redirect !== null) return { status, redirect, ...empty };
  const body = await htmlOf(
    <StrictMode>
      <App queryClient={queryClient} router={router} />
    </StrictMode>,
  );
  const head = pageHead(routeId, status === 200, { origin, queryClient });
  const data = scriptJson(dehydrate(queryClient, { shouldDehydrateQuery: travels }));
  queryClient.clear();
  return {
    status,
    redirect: null,
    title: head.title,
    head: headElements(head, origin, status === 200 ? request.address : null),
    body,
    data,
    sources: head.sources,
  };
}

async function picture(request: PageRequest): Promise<string | null> {
  const { queryClient, router, routeId } = await loadPage(request);
  const { status } = outcomeOf(router);
  if (status !== 200) return null;
  const [, query = ''] = request.address.split('?', 2);
  const svg = renderToStaticMarkup(await previewPicture(routeId, { queryClient, query }));
  queryClient.clear();
  return svg;
}

/** Makes the public pages; the server imports this file's build. */
export const pageRenderer: PageRenderer = { configure: configurePages, addressOf, render, picture };
