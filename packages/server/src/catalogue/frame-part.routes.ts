import { forkFitsFrame, handlebarFitsFrame, seatpostFitsFrame } from '@pp-tools/domain/compatibility';
import { builderPaths, forksAnswer, handlebarsAnswer, seatpostsAnswer } from '@pp-tools/domain/contract';
import {
  type Frame,
  forkFromWire,
  frameFromWire,
  handlebarFromWire,
  seatpostFromWire,
} from '@pp-tools/domain/frameset';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../database/connection.ts';
import { unknownPart } from './catalogue-texts.ts';
import { forks, frameFit, frames, handlebars, seatposts } from './lists.ts';
import { findPart, listParts } from './part-list.ts';

async function frameByKey(db: Database, key: string): Promise<Frame> {
  const frame = await findPart(db, frames, key);
  if (frame === null) throw unknownPart('frame', 'frame', key);
  return frameFromWire({ ...frame, fit: await findPart(db, frameFit, key) });
}

const params = z.object({ frameProductKey: z.string() });
const schemaFor = <Answer extends z.core.$ZodType>(summary: string, answer: Answer) => ({
  tags: ['bike builder'],
  summary,
  params,
  response: { 200: answer },
  alsoAnswers: [404],
});

/** The forks, handlebars and seatposts that go with one frame. */
export function framePartRoutes(db: Database): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      builderPaths.compatibleForks,
      { schema: schemaFor('Forks for a frame', forksAnswer) },
      async ({ params: { frameProductKey } }) => {
        const frame = await frameByKey(db, frameProductKey);
        const all = await listParts(db, forks);
        const fitting = all.filter((fork) => forkFitsFrame(forkFromWire(fork), frame));
        return { status: 'success' as const, data: { forks: fitting } };
      },
    );
    app.get(
      builderPaths.compatibleHandlebars,
      { schema: schemaFor('Handlebars for a frame', handlebarsAnswer) },
      async ({ params: { frameProductKey } }) => {
        const frame = await frameByKey(db, frameProductKey);
        const all = await listParts(db, handlebars);
        const fitting = all.filter((handlebar) => handlebarFitsFrame(handlebarFromWire(handlebar), frame));
        return { status: 'success' as const, data: { handlebars: fitting } };
      },
    );
    app.get(
      builderPaths.compatibleSeatposts,
      { schema: schemaFor('Seatposts for a frame', seatpostsAnswer) },
      async ({ params: { frameProductKey } }) => {
        const frame = await frameByKey(db, frameProductKey);
        const all = await listParts(db, seatposts);
        const fitting = all.filter((seatpost) => seatpostFitsFrame(seatpostFromWire(seatpost), frame));
        return { status: 'success' as const, data: { seatposts: fitting } };
      },
    );
    done();
  };
}
