import fastifySwagger from '@fastify/swagger';
import { problemSchema } from '@pp-tools/domain/contract';
import Fastify from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problemBody } from '../http/problems.ts';
import { documentedStatuses } from '../http/route-answers.ts';
import type { RouteEntry } from '../http/route-table.ts';
import type { ApiExample } from './api-examples.ts';

/** What we read and add of an operation in an OpenAPI document. */
interface Operation {
  requestBody?: { content: Record<string, { schema?: unknown; example?: unknown }> };
  responses: Record<
    string,
    { $ref?: string; description?: string; content?: Record<string, { schema?: unknown; example?: unknown }> }
  >;
  security?: object[];
}

const operationSchema = z.custom<Operation>((value) => typeof value === 'object' && value !== null);
const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.looseObject({}).optional(),
});

/** A document of the API. */
export type ApiDocument = z.infer<typeof documentSchema>;

const problemCodes: Readonly<Record<number, readonly [code: string, detail: string]>> = {
  400: ['request-invalid', 'id: Invalid input: expected number, received NaN'],
  401: ['not-signed-in', 'Please log in.'],
  403: ['foreign-origin', 'This request does not come from our own pages.'],
  404: ['wheelset-unknown', 'There is no wheelset with the id 999.'],
  408: ['body-too-slow', 'The request did not arrive in time. Please try again.'],
  409: ['number-taken', '该跟踪号已存在，属于其他订单或本订单。'],
  410: ['link-over', 'This link has expired or was used. Please ask for a new one.'],
  413: ['body-too-large', 'The request is larger than 1024 kB.'],
  415: ['fst_err_ctp_invalid_media_type', 'Unsupported Media Type'],
  422: ['sheet-no-wheelsets', 'The spreadsheet lists no wheelset. Nothing was changed.'],
  429: ['too-many-attempts', 'Too many attempts. Please try again in 30 seconds.'],
  500: ['internal', 'Something went wrong on our side (report 0b6f6f7e-6a53-4a55-8a3e-0d6b1ad2b3a4).'],
  502: ['source-unreachable', 'The spreadsheet cannot be reached. Check its address and try again.'],
  503: ['database-unreachable', 'The database does not answer at present. Please try again.'],
  504: ['source-slow', 'The spreadsheet did not arrive within 30 seconds. Try again later.'],
  507: ['storage-full', 'The storage of the server is full.'],
};

const info = {
  title: 'PP Tools',
  version: '1',
  description:
    'Bicycle wheels, bikes and orders. Examples are answers of the sample shop; their lists are cut after two entries.',
};

/** Makes the OpenAPI document of all routes, with the errors of each and what it answered in an example. */
export async function describeApi(
  routes: readonly RouteEntry[],
  examples: readonly ApiExample[],
): Promise<ApiDocument> {
  const described = Fastify({ logger: false });
  described.setValidatorCompiler(() => () => true);
  described.setSerializerCompiler(() => JSON.stringify);
  await described.register(fastifySwagger, {
    openapi: { openapi: '3.1.0', info },
    transform: jsonSchemaTransform,
  });
  const shown = routes.filter(({ method, url, schema }) => method !== 'HEAD' && !isHidden(url, schema));
  for (const { method, url, schema = {} } of shown) {
    described.route({ method, url, schema, handler: async () => null });
  }
  await described.ready();
  const document = documentSchema.parse(JSON.parse(JSON.stringify(described.swagger())));
  await described.close();
  for (const route of shown) {
    const operation = operationOf(document, route);
    if (route.needsSession) operation.security = [{ session: [] }];
    describeBody(operation, route);
    describeAnswer(operation, route);
    addExamples(
      operation,
      examples.filter((one) => one.method === route.method && one.pattern === route.url),
    );
    addErrors(operation, route);
  }
  return { ...document, components: { ...document.components, ...components(shown) } };
}

/** Pages, the checks of load balancers and the page of the API itself are no part of the API. */
const isHidden = (url: string, schema: RouteEntry['schema']): boolean =>
  (schema?.hide ?? false) || url.startsWith('/api/docs') || url.includes('*');

function operationOf({ paths }: ApiDocument, { method, url }: RouteEntry): Operation {
  const operation = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`${method} ${url} is not in the document`);
  return operation;
}

function describeBody(operation: Operation, { schema }: RouteEntry): void {
  if (schema?.bodyShape === undefined) return;
  const { contentType, schema: shape } = schema.bodyShape;
  operation.requestBody = { content: { [contentType]: { schema: shape } } };
}

function describeAnswer(operation: Operation, { schema }: RouteEntry): void {
  if (schema?.answerType === undefined) return;
  const content = { [schema.answerType]: { schema: { type: 'string' } } };
  operation.responses[200] = { description: 'The file', content };
}

function addExamples(operation: Operation, examples: readonly ApiExample[]): void {
  for (const { status, answer, body } of examples) {
    const [content] = Object.values(operation.responses[status]?.content ?? {});
    if (content !== undefined) content.example = answer;
    for (const sent of Object.values(operation.requestBody?.content ?? {})) sent.example ??= body;
  }
}

function addErrors(operation: Operation, route: RouteEntry): void {
  for (const status of documentedStatuses(route)) {
    if (status === 304) operation.responses[status] = { description: 'What the client has is up to date' };
    else if (status >= 400) operation.responses[status] = { $ref: `#/components/responses/Problem${status}` };
  }
}

function components(routes: readonly RouteEntry[]): object {
  const statuses = new Set(routes.flatMap(documentedStatuses).filter((status) => status >= 400));
  const responses = [...statuses]
    .sort((a, b) => a - b)
    .map((status) => {
      const [code, detail] = problemCodes[status] ?? [];
      if (code === undefined || detail === undefined) throw new Error(`no example of a ${status}`);
      const problem = problemBody(status, code, detail);
      const content = {
        'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' }, example: problem },
      };
      return [`Problem${status}`, { description: problem.title, content }];
    });
  return {
    schemas: { Problem: z.toJSONSchema(problemSchema, { target: 'draft-2020-12' }) },
    responses: Object.fromEntries(responses),
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: '__Host-pp-session',
        description: 'Set by POST /auth/login; without TLS its name is pp-session.',
      },
    },
  };
}
