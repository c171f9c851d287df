import type { RequestWatcher } from '../http/request-watch.ts';
import { documentedStatuses } from '../http/route-answers.ts';

/**
 * Fails the test in which a route answers a status that its documentation lacks (`alsoAnswers` of its schema): the
 * fault is thrown where nobody catches it.
 */
export const refuseUndocumented: RequestWatcher = (request, reply) => {
  const { url, method, schema, config } = request.routeOptions;
  if (url === undefined || config === undefined || schema?.hide || url.includes('*')) return;
  const statuses = documentedStatuses({
    method: [method].flat().join(),
    schema,
    needsSession: config.needsSession ?? false,
  });
  if (statuses.includes(reply.statusCode)) return;
  queueMicrotask(() => {
    throw new Error(`${method} ${url} answered ${reply.statusCode}, which its schema does not document`);
  });
};
