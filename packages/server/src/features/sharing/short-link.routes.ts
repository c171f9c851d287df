import {
  sharedStateAnswer,
  shortLinkAnswer,
  shortLinkBody,
  shortLinkPath,
  shortLinkPaths,
} from '@pp-tools/domain/contract';
import {
  readShortCode,
  type SharedStateFault,
  sharedAddress,
  sharedState,
  sharedStateVersion,
} from '@pp-tools/domain/sharing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Database } from '../../database/connection.ts';
import type { SendPage } from '../../http/pages.ts';
import { problemBody, RequestFault, sendProblem } from '../../http/problems.ts';
import { type CodeFault, codeFaults, codeParams, codeProblem } from './code-fault.ts';
import { packedBuilds } from './packed-build.ts';
import { findLink, type StoredLink, shortLinkKey, storeLink } from './short-link.queries.ts';

/** What short links need around them. */
export interface ShortLinkParts {
  readonly db: Database;
  readonly now: () => number;
  readonly limits: {
    /** Counts a link that a network makes; throws 429. */
    readonly making: (address: string) => Promise<void>;
    /** Throws 429 while a network is refused. */
    readonly looking: (address: string) => void;
    /** Counts a code that leads nowhere; throws 429. */
    readonly missed: (address: string) => Promise<void>;
  };
}

const makingFaults: Readonly<Record<SharedStateFault, readonly [status: number, text: string]>> = {
  unreadable: [422, 'There is nothing in this link that the tools can show.'],
  newer: [422, 'This link was made by a newer version of the tools.'],
  tooLarge: [413, 'This is too much for a short link. Use the long one.'],
};

/** The state behind a code, or why there is none; codes that lead nowhere are counted. */
async function linkAt(
  { db, limits }: ShortLinkParts,
  text: string,
  ip: string,
): Promise<StoredLink | CodeFault> {
  limits.looking(ip);
  const code = readShortCode(text);
  const link = code === null ? null : await findLink(db, code);
  if (link === null) {
    await limits.missed(ip);
    return 'unknown';
  }
  if (link.withdrawnAt !== null) return 'withdrawn';
  return link.version > sharedStateVersion ? 'newer' : link;
}

/** Making short links and asking where they lead, for every visitor. */
export function shortLinkRoutes(parts: ShortLinkParts): FastifyPluginCallbackZod {
  const tags = ['short links'];
  const { db, now, limits } = parts;
  let key: Promise<string> | null = null;
  const readKey = () => {
    key ??= shortLinkKey(db).catch((fault: unknown) => {
      key = null;
      throw fault;
    });
    return key;
  };
  return (app, _options, done) => {
    app.post(
      shortLinkPaths.make,
      {
        bodyLimit: 64 * 1024,
        schema: {
          tags,
          summary: 'A short link to a state of a tool',
          body: shortLinkBody,
          response: { 200: shortLinkAnswer },
          alsoAnswers: [413, 422, 429],
        },
      },
      async ({ body, ip }) => {
        await limits.making(ip);
        const state = sharedState(body.tool, body.query, packedBuilds);
        if (!state.ok) {
          const [status, text] = makingFaults[state.fault];
          throw new RequestFault(status, `state-${state.fault}`, text);
        }
        const code = await storeLink(db, await readKey(), state.value, body.note, now());
        return { status: 'success' as const, data: { code, path: shortLinkPath(code) } };
      },
    );
    app.get(
      shortLinkPaths.one,
      {
        schema: {
          tags,
          summary: 'Where a short link leads',
          params: codeParams,
          response: { 200: sharedStateAnswer },
          alsoAnswers: [404, 409, 410, 429],
        },
      },
      async ({ params, ip }, reply) => {
        const link = await linkAt(parts, params.code, ip);
        if (typeof link === 'string') throw codeProblem(link);
        reply.header('cache-control', 'no-cache');
        const { code, tool, madeAt } = link;
        const data = { code, tool, address: sharedAddress(link), madeAt: new Date(madeAt).toISOString() };
        return { status: 'success' as const, data };
      },
    );
    done();
  };
}

/** The address that travels: leads to the page of the state, whose preview is that page's. */
export function shortLinkPageRoutes(
  parts: ShortLinkParts,
  sendPage: SendPage | null,
): FastifyPluginCallbackZod {
  const answerFault = (request: FastifyRequest, reply: FastifyReply, fault: CodeFault) => {
    const [status, text] = codeFaults[fault];
    if (sendPage === null || !request.headers.accept?.includes('text/html')) {
      return sendProblem(reply, problemBody(status, `short-link-${fault}`, text));
    }
    return sendPage(request, reply, shortLinkPath(fault), status);
  };
  return (app, _options, done) => {
    app.get(
      shortLinkPaths.page,
      { schema: { hide: true, params: codeParams, alsoAnswers: [302, 404, 409, 410, 429] } },
      async (request, reply) => {
        reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-cache');
        const link = await linkAt(parts, request.params.code, request.ip);
        if (typeof link === 'string') return answerFault(request, reply, link);
        return reply.redirect(sharedAddress(link), 302);
      },
    );
    done();
  };
}
