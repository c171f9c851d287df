import {
  adminWheelsetAnswer,
  adminWheelsetsAnswer,
  versionField,
  wheelsetAdminPaths,
} from '@pp-tools/domain/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod, ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '../../database/connection.ts';
import type { CachedList } from '../../http/cached-list.ts';
import { formFieldsOf } from '../../http/form-fields.ts';
import { adminOf } from '../../http/require-session.ts';
import { rowIdParams } from '../../http/row-id.ts';
import {
  createWheelset,
  deleteWheelset,
  type FormFields,
  restoreWheelset,
  updateWheelset,
} from './edit-wheelset.ts';
import type { VersionedWheelset } from './wheelset.queries.ts';
import { wheelsetForm } from './wheelset-form-shape.ts';

const tags = ['wheelsets for staff'];
const success = (wheelset: VersionedWheelset) => ({ status: 'success' as const, data: { wheelset } });

/** A missing or unreadable version asks for no check, as in the specified calls. */
function versionOf(fields: FormFields): number | null {
  const version = Number(fields.get(versionField) || Number.NaN);
  return Number.isInteger(version) ? version : null;
}

/** Who edits, and when. */
type Editor = (request: FastifyRequest) => { readonly actor: string; readonly at: number };

/** Creates and changes a wheelset from a form. */
function formRoutes(plain: FastifyInstance, db: Database, editor: Editor): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  app.post(
    wheelsetAdminPaths.create,
    {
      schema: {
        tags,
        summary: 'Create from a multipart form',
        bodyShape: wheelsetForm,
        response: { 201: adminWheelsetAnswer },
        alsoAnswers: [409],
      },
    },
    async (request, reply) => {
      const fields = formFieldsOf(request);
      return reply.code(201).send(success(await createWheelset(db, fields, editor(request))));
    },
  );

  app.put(
    wheelsetAdminPaths.one,
    {
      schema: {
        tags,
        summary: 'Change by a multipart form; the part "version" guards against overwriting',
        params: rowIdParams,
        bodyShape: wheelsetForm,
        response: { 200: adminWheelsetAnswer },
        alsoAnswers: [404, 409],
      },
    },
    async (request) => {
      const fields = formFieldsOf(request);
      const { id } = request.params;
      return success(await updateWheelset(db, id, fields, versionOf(fields), editor(request)));
    },
  );
}

/** Deletes a wheelset and undoes it. */
function deletionRoutes(plain: FastifyInstance, db: Database, editor: Editor): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  app.delete(
    wheelsetAdminPaths.one,
    {
      schema: {
        tags,
        summary: 'Delete',
        params: rowIdParams,
        response: { 200: adminWheelsetAnswer },
        alsoAnswers: [404],
      },
    },
    async (request) => success(await deleteWheelset(db, request.params.id, editor(request))),
  );

  app.post(
    wheelsetAdminPaths.restore,
    {
      schema: {
        tags,
        summary: 'Undo a deletion',
        params: rowIdParams,
        response: { 200: adminWheelsetAnswer },
        alsoAnswers: [404, 409],
      },
    },
    async (request) => success(await restoreWheelset(db, request.params.id, editor(request))),
  );
}

/** Editing the catalogue by hand. Belongs inside the admin scope. */
export function wheelsetAdminRoutes(
  db: Database,
  lists: { readonly visitors: CachedList; readonly staff: CachedList },
  now: () => number,
): FastifyPluginAsyncZod {
  const editor: Editor = (request) => ({ actor: adminOf(request).username, at: now() });
  return async (app) => {
    // Before the answer goes out: its reader sees the change in the public list.
    app.addHook('onSend', async (request) => {
      if (request.method === 'GET') return;
      lists.visitors.invalidate();
      lists.staff.invalidate();
    });

    app.get(
      wheelsetAdminPaths.list,
      {
        schema: {
          tags,
          summary: 'All wheelsets with their versions',
          response: { 200: adminWheelsetsAnswer },
          alsoAnswers: [304],
        },
      },
      async (request, reply) => {
        await lists.staff.send(request, reply, 'no-store');
      },
    );
    formRoutes(app, db, editor);
    deletionRoutes(app, db, editor);
  };
}
