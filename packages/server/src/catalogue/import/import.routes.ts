import * as contract from '@pp-tools/domain/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { OpenDatabase } from '../../database/connection.ts';
import { adminOf } from '../../http/require-session.ts';
import { rowIdParams } from '../../http/row-id.ts';
import { importRefusals } from './import-report.ts';
import { type ImportOutcome, type ImportTask, ImportThread } from './import-thread.ts';
import { listImports } from './run-import.ts';

const tags = ['catalogue for staff'];
const { catalogueImportPaths: paths } = contract;
/** A file in Base64 and what its sheets are. */
const maxBodyBytes = 40 * 1024 * 1024;

/** The shape of a body for the document of the API; the thread reads it. */
const shapeOf = (schema: z.ZodType) => ({
  contentType: 'application/json',
  schema: z.toJSONSchema(schema, { target: 'openapi-3.0', unrepresentable: 'any' }),
});

const bytesOf = ({ body }: FastifyRequest): Buffer => {
  if (!Buffer.isBuffer(body)) throw importRefusals.body();
  return body;
};

/** Importing lists of the builder, and rolling imports back. `changed` is told of lists. */
export function catalogueImportRoutes(
  database: OpenDatabase,
  now: () => number,
  changed: (lists: readonly string[]) => void,
): FastifyPluginAsyncZod {
  const thread = new ImportThread(database);
  const editor = (request: FastifyRequest) => ({ actor: adminOf(request).username, at: now() });
  const finish = async (task: ImportTask) => {
    const { done } = picked(await thread.run(task));
    changed(done.lists.map(({ list }) => list));
    return { status: 'success' as const, data: done };
  };
  return async (app) => {
    app.addHook('onClose', () => thread.close());

    app.get(
      paths.imports,
      {
        schema: {
          tags,
          summary: 'The latest imports of lists',
          response: { 200: contract.catalogueImportsAnswer },
        },
      },
      async () => ({ status: 'success' as const, data: { imports: await listImports(database.db) } }),
    );

    app.get(
      contract.catalogueExportPath,
      {
        schema: {
          tags,
          summary: 'One list or all of them as XLSX, CSV or JSON, which an import reads back',
          querystring: contract.catalogueExportQuery,
          answerType: 'application/octet-stream',
          alsoAnswers: [404],
        },
      },
      async ({ query: { list = null, format } }, reply) => {
        const outcome = await thread.run({ exported: list, format });
        if (!('file' in outcome)) throw new Error('the export gave no file');
        const { name, type, bytes } = outcome.file;
        return reply
          .type(type)
          .header('content-disposition', `attachment; filename="${name}"`)
          .header('cache-control', 'no-store')
          .send(Buffer.from(bytes));
      },
    );

    app.post(
      paths.preview,
      {
        bodyLimit: maxBodyBytes,
        config: { bodyAsBytes: true },
        schema: {
          tags,
          summary: 'What an import of a file or of pasted rows would change; changes nothing',
          bodyShape: shapeOf(contract.cataloguePreviewBody),
          response: { 200: contract.cataloguePreviewAnswer },
          alsoAnswers: [413, 422],
        },
      },
      async (request) => {
        const outcome = await thread.run({ preview: bytesOf(request) });
        if (!('preview' in outcome)) throw importRefusals.body();
        return { status: 'success' as const, data: outcome.preview };
      },
    );

    app.post(
      paths.imports,
      {
        bodyLimit: maxBodyBytes,
        config: { bodyAsBytes: true },
        schema: {
          tags,
          summary: 'Import a file or pasted rows into lists, all or nothing',
          bodyShape: shapeOf(contract.catalogueImportBody),
          response: { 200: contract.catalogueImportDoneAnswer },
          alsoAnswers: [409, 413, 422],
        },
      },
      async (request) => finish({ store: bytesOf(request), editor: editor(request) }),
    );

    app.post(
      paths.rollback,
      {
        schema: {
          tags,
          summary: 'Bring back the values that an import changed',
          params: rowIdParams,
          response: { 200: contract.catalogueImportDoneAnswer },
          alsoAnswers: [404, 409],
        },
      },
      async (request) => finish({ rollBack: request.params.id, editor: editor(request) }),
    );
  };
}

function picked(outcome: ImportOutcome): Extract<ImportOutcome, { done: unknown }> {
  if (!('done' in outcome)) throw new Error('the import gave no outcome');
  return outcome;
}
