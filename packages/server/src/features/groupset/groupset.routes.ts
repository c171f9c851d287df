import { builderPaths, componentsAnswer, groupsetsAnswer } from '@pp-tools/domain/contract';
import { componentTypes } from '@pp-tools/domain/groupset';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findPart, listParts } from '../../catalogue/catalogue-table.ts';
import { unknownPart } from '../../catalogue/catalogue-texts.ts';
import type { Database } from '../../database/connection.ts';
import { CachedList } from '../../http/cached-list.ts';
import { componentTable, groupsetTable } from './groupset-tables.ts';

const tags = ['bike builder'];

/** Groupsets and their parts. */
export function groupsetRoutes(db: Database, monotonic: () => number): FastifyPluginCallbackZod {
  const groupsets = new CachedList(
    db,
    groupsetTable.table,
    async () => ({ groupsets: await listParts(db, groupsetTable) }),
    monotonic,
  );
  const components = new CachedList(
    db,
    componentTable.table,
    async () => ({ components: await listParts(db, componentTable) }),
    monotonic,
  );

  return (app, _options, done) => {
    app.get(
      builderPaths.groupsets,
      { schema: { tags, summary: 'All groupsets', response: { 200: groupsetsAnswer } } },
      (request, reply) => groupsets.send(request, reply),
    );
    app.get(
      builderPaths.components,
      { schema: { tags, summary: 'All groupset parts', response: { 200: componentsAnswer } } },
      (request, reply) => components.send(request, reply),
    );
    app.get(
      builderPaths.componentsOfType,
      {
        schema: {
          tags,
          summary: `Groupset parts of one type: ${componentTypes.join(', ')}`,
          params: z.object({ type: z.string() }),
          response: { 200: componentsAnswer },
        },
      },
      async (request) => {
        const type = componentTypes.find((candidate) => candidate === request.params.type);
        if (type === undefined) throw unknownPart('component-type', 'component type', request.params.type);
        const found = await listParts(db, componentTable, { column: 'type', value: type });
        return { status: 'success' as const, data: { components: found } };
      },
    );
    app.get(
      builderPaths.componentsOfGroupset,
      {
        schema: {
          tags,
          summary: 'The default parts of one groupset',
          params: z.object({ id: z.string() }),
          response: { 200: componentsAnswer },
        },
      },
      async (request) => {
        const groupset = await findPart(db, groupsetTable, request.params.id);
        if (groupset === null) throw unknownPart('groupset', 'groupset', request.params.id);
        const found = await listParts(db, componentTable, {
          column: 'parent_groupset_model',
          value: groupset.model,
        });
        return { status: 'success' as const, data: { components: found } };
      },
    );
    done();
  };
}
