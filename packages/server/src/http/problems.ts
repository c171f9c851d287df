import type { Problem } from '@pp-tools/domain/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { isDatabaseAway, isStorageFull } from '../database/database-fault.ts';

/** An expected failure of a request: a stable code, the status, and the text for the caller. */
export class RequestFault extends Error {
  readonly status: number;
  readonly code: string;
  readonly more: Readonly<Record<string, unknown>>;
  /** Sent as Retry-After; null says nothing about when to come back. */
  readonly retryAfterSeconds: number | null;

  constructor(
    status: number,
    code: string,
    message: string,
    more: Readonly<Record<string, unknown>> = {},
    retryAfterSeconds: number | null = null,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Refused',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Request took too long',
  409: 'Conflict',
  410: 'Gone',
  413: 'Too large',
  415: 'Unsupported content type',
  422: 'Cannot be processed',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Not available now',
  507: 'Storage is full',
};

/** The RFC 9457 body of a failure, with the specification's `message` next to `detail`. */
export function problemBody(
  status: number,
  code: string,
  detail: string,
  more: Readonly<Record<string, unknown>> = {},
): Problem {
  return {
    type: 'about:blank',
    title: titles[status] ?? 'Error',
    status,
    detail,
    message: detail,
    code,
    ...more,
  };
}

/** Sends a failure. */
export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply =>
  reply.code(problem.status).type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));

/** One place turns every fault into an answer; the caller never sees the inside of a 5xx. */
export function registerProblemAnswers(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((fault: FastifyError, request, reply) => {
    if (fault instanceof RequestFault && fault.retryAfterSeconds !== null) {
      reply.header('retry-after', fault.retryAfterSeconds);
    } else if (isDatabaseAway(fault)) reply.header('retry-after', 2);
    sendProblem(reply, describeFault(fault, request, log));
  });
}

function describeFault(fault: FastifyError, request: FastifyRequest, log: Logger): Problem {
  if (fault instanceof RequestFault) return problemBody(fault.status, fault.code, fault.message, fault.more);
  if (hasZodFastifySchemaValidationErrors(fault)) {
    const faults = fault.validation.map((issue) => ({
      path: issue.instancePath,
      reason: issue.message ?? 'is wrong',
    }));
    const first = faults[0];
    const detail = first
      ? `${first.path.replaceAll('/', '.').replace(/^\./, '') || 'request'}: ${first.reason}`
      : 'is wrong';
    return problemBody(400, 'request-invalid', detail, { faults });
  }
  if (isStorageFull(fault)) return problemBody(507, 'storage-full', 'The storage of the server is full.');
  if (isDatabaseAway(fault)) {
    log.warn({ event: 'database-away', code: fault.code, requestId: request.id });
    return problemBody(
      503,
      'database-unreachable',
      'The database does not answer at present. Please try again.',
    );
  }
  const status = fault.statusCode ?? 500;
  if (status < 500) return problemBody(status, fault.code?.toLowerCase() ?? 'request-refused', fault.message);
  log.error({ err: fault, requestId: request.id, method: request.method, route: request.routeOptions.url });
  return problemBody(500, 'internal', `Something went wrong on our side (report ${request.id}).`);
}
