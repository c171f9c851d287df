import type { FastifySchema } from 'fastify';

declare module 'fastify' {
  interface FastifySchema {
    /** Statuses that this route answers apart from those of {@link documentedStatuses}. */
    readonly alsoAnswers?: readonly number[];
    /** Type of an answer that is no JSON. */
    readonly answerType?: string;
    /** What the body holds (JSON Schema), where the handler and not the schema reads it. */
    readonly bodyShape?: { readonly contentType: string; readonly schema: object };
  }
}

/** What is known of a route before it is called. */
export interface RouteFacts {
  readonly method: string;
  readonly schema: FastifySchema | undefined;
  readonly needsSession: boolean;
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request to the route may change something. */
export const changesState = ({ method }: RouteFacts): boolean => !readingMethods.has(method);

/** Every status that the route may answer, rising: those of its kind and those that it names itself. */
export function documentedStatuses(route: RouteFacts): readonly number[] {
  const { schema } = route;
  const statuses = new Set([
    ...Object.keys(schema?.response ?? { 200: null }).map(Number),
    ...(schema?.alsoAnswers ?? []),
    // A parameter, query or body of the wrong form; a NUL character in any address.
    400,
    // No session; two-step login that the owner demands and this admin has not set up.
    ...(route.needsSession ? [401, 403] : []),
    // A foreign origin, a body that is too slow, too large or of another type, a full disk.
    ...(changesState(route) ? [403, 408, 413, 415, 507] : []),
    // A fault of ours; the database or the server is busy or away.
    ...[500, 503],
  ]);
  return [...statuses].sort((a, b) => a - b);
}
