import type { JsonLimits } from '@pp-tools/domain/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BodyBudget } from './body-budget.ts';
import { BodyClock } from './body-clock.ts';
import { readForm } from './form-fields.ts';
import { addressHasNul, hasEscapedNul, nulFault } from './nul-characters.ts';
import { announcedLength, readBody, visitorBodyBytes } from './read-body.ts';
import { isSignedIn } from './require-session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that takes its JSON as the bytes that were sent, to verify or parse them elsewhere. */
    readonly bodyAsBytes?: boolean;
    /** What its JSON may hold; {@link smallJson} without. */
    readonly bodyJson?: JsonLimits;
  }
}

/** Ten thousand rows with a few fields. */
const smallJson: JsonLimits = { depth: 32, containers: 20_000, values: 60_000 };

/** All large bodies of admins that are in memory at once: the largest upload, or three of a usual size. */
const staffBudgetBytes = 60 * 1024 * 1024;
/** A visitors' route with larger bodies reads so many of them at once. */
const visitorBodies = 8;

interface BodyWork {
  readonly clock: BodyClock;
  readonly reply: FastifyReply;
}

/**
 * One way for every body into the server: counted while it arrives, limited in time, and only so many bytes of all of
 * them in memory. JSON and multipart forms; plain text is a type that any foreign page may post without asking.
 */
export function registerRequestParsing(app: FastifyInstance): void {
  const works = new WeakMap<FastifyRequest, BodyWork>();
  const budgets = new Map<string, BodyBudget>();
  const staffBudget = new BodyBudget(staffBudgetBytes);

  app.addHook('onRequest', (request, reply, done) => {
    const { headers } = request.raw;
    if (addressHasNul(request.url)) {
      done(nulFault());
      return;
    }
    const hasBody = headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
    if (hasBody) works.set(request, { clock: new BodyClock(request.raw), reply });
    done();
  });

  const budgetOf = (request: FastifyRequest, limit: number): BodyBudget => {
    if (isSignedIn(request)) return staffBudget;
    const route = request.routeOptions.url ?? '';
    const budget = budgets.get(route) ?? new BodyBudget(visitorBodies * limit);
    budgets.set(route, budget);
    return budget;
  };

  const read = async (request: FastifyRequest, json: JsonLimits | null): Promise<Buffer<ArrayBuffer>> => {
    const work = works.get(request);
    const bytes = request.routeOptions.bodyLimit;
    const size = Math.min(announcedLength(request.raw) ?? bytes, bytes);
    const isStaff = isSignedIn(request);
    if (isStaff) work?.clock.pause();
    if (size > visitorBodyBytes) {
      const release = await budgetOf(request, bytes)
        .reserve(size)
        .catch(async (busy: Error) => {
          // Read and thrown away, so that the sender gets the answer instead of a broken connection.
          await readBody(request.raw, { bytes: 0, json: null }, work?.clock ?? null, isStaff).catch(
            () => undefined,
          );
          throw busy;
        });
      // The body is in memory until its answer is written or nobody waits for it any more.
      work?.reply.raw.once('finish', release).once('close', release);
    }
    return readBody(request.raw, { bytes, json }, work?.clock ?? null, isStaff);
  };

  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', (request: FastifyRequest, _payload, done) => {
    const { bodyAsBytes = false, bodyJson = smallJson } = request.routeOptions.config;
    read(request, bodyJson).then(
      (bytes) => {
        if (bodyAsBytes) return done(null, bytes);
        const text = bytes.toString();
        return hasEscapedNul(text) ? done(nulFault()) : parseJson(request, text, done);
      },
      (fault: Error) => done(fault),
    );
  });
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest) =>
    readForm(await read(request, null), request.headers['content-type'] ?? ''),
  );
}
