import { builderPaths, componentsAnswer } from '@pp-tools/domain/contract';
import { componentTypes } from '@pp-tools/domain/groupset';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../database/connection.ts';
import { unknownPart } from './catalogue-texts.ts';
import { groupsets } from './lists.ts';
import { findPart } from './part-list.ts';
import { componentsWithFit } from './served-lists.ts';

const schemaFor = <Params extends z.ZodObject>(summary: string, params: Params) => ({
  tags: ['bike builder'],
  summary,
  params,
  response: { 200: componentsAnswer },
  alsoAnswers: [404],
});

/** The groupset parts of one type and of one groupset. */
export function componentRoutes(db: Database): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      builderPaths.componentsOfType,
      {
        schema: schemaFor(
          `Groupset parts of one type: ${componentTypes.join(', ')}`,
          z.object({ type: z.string() }),
        ),
      },
      async ({ params }) => {
        const type = componentTypes.find((candidate) => candidate === params.type);
        if (type === undefined) throw unknownPart('component-type', 'component type', params.type);
        const all = await componentsWithFit.load(db);
        return { status: 'success' as const, data: { components: all.filter((part) => part.type === type) } };
      },
    );
    app.get(
      builderPaths.componentsOfGroupset,
      { schema: schemaFor('The default parts of one groupset', z.object({ id: z.string() })) },
      async ({ params }) => {
        const groupset = await findPart(db, groupsets, params.id);
        if (groupset === null) throw unknownPart('groupset', 'groupset', params.id);
        const all = await componentsWithFit.load(db);
        const components = all.filter((part) => part.parent_groupset_model === groupset.model);
        return { status: 'success' as const, data: { components } };
      },
    );
    done();
  };
}
