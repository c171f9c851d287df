import { forkFitsFrame, handlebarFitsFrame, seatpostFitsFrame } from '@pp-tools/domain/compatibility';
import {
  builderPaths,
  forksAnswer,
  framesAnswer,
  handlebarsAnswer,
  seatpostsAnswer,
} from '@pp-tools/domain/contract';
import {
  type Frame,
  forkFromWire,
  frameFromWire,
  handlebarFromWire,
  seatpostFromWire,
} from '@pp-tools/domain/frameset';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findPart, listParts } from '../../catalogue/catalogue-table.ts';
import { unknownPart } from '../../catalogue/catalogue-texts.ts';
import type { Database } from '../../database/connection.ts';
import { CachedList } from '../../http/cached-list.ts';
import { forkTable, frameTable, handlebarTable, seatpostTable } from './frameset-tables.ts';

const tags = ['bike builder'];
const frameParams = z.object({ frameProductKey: z.string() });

async function frameByKey(db: Database, key: string): Promise<Frame> {
  const frame = await findPart(db, frameTable, key);
  if (frame === null) throw unknownPart('frame', 'frame', key);
  return frameFromWire(frame);
}

/** Frames, forks, handlebars and seatposts, and those of them that go with one frame. */
export function framesetRoutes(db: Database, monotonic: () => number): FastifyPluginCallbackZod {
  const frames = new CachedList(
    db,
    frameTable.table,
    async () => ({ frames: await listParts(db, frameTable) }),
    monotonic,
  );
  const forks = new CachedList(
    db,
    forkTable.table,
    async () => ({ forks: await listParts(db, forkTable) }),
    monotonic,
  );
  const handlebars = new CachedList(
    db,
    handlebarTable.table,
    async () => ({ handlebars: await listParts(db, handlebarTable) }),
    monotonic,
  );
  const seatposts = new CachedList(
    db,
    seatpostTable.table,
    async () => ({ seatposts: await listParts(db, seatpostTable) }),
    monotonic,
  );

  return (app, _options, done) => {
    app.get(
      builderPaths.frames,
      { schema: { tags, summary: 'All frames', response: { 200: framesAnswer } } },
      (request, reply) => frames.send(request, reply),
    );
    app.get(
      builderPaths.forks,
      { schema: { tags, summary: 'All forks', response: { 200: forksAnswer } } },
      (request, reply) => forks.send(request, reply),
    );
    app.get(
      builderPaths.handlebars,
      { schema: { tags, summary: 'All handlebars', response: { 200: handlebarsAnswer } } },
      (request, reply) => handlebars.send(request, reply),
    );
    app.get(
      builderPaths.seatposts,
      { schema: { tags, summary: 'All seatposts', response: { 200: seatpostsAnswer } } },
      (request, reply) => seatposts.send(request, reply),
    );

    app.get(
      builderPaths.compatibleForks,
      {
        schema: { tags, summary: 'Forks for a frame', params: frameParams, response: { 200: forksAnswer } },
      },
      async (request) => {
        const frame = await frameByKey(db, request.params.frameProductKey);
        const all = await listParts(db, forkTable);
        const fitting = all.filter((fork) => forkFitsFrame(forkFromWire(fork), frame));
        return { status: 'success' as const, data: { forks: fitting } };
      },
    );
    app.get(
      builderPaths.compatibleHandlebars,
      {
        schema: {
          tags,
          summary: 'Handlebars for a frame',
          params: frameParams,
          response: { 200: handlebarsAnswer },
        },
      },
      async (request) => {
        const frame = await frameByKey(db, request.params.frameProductKey);
        const all = await listParts(db, handlebarTable);
        const fitting = all.filter((handlebar) => handlebarFitsFrame(handlebarFromWire(handlebar), frame));
        return { status: 'success' as const, data: { handlebars: fitting } };
      },
    );
    app.get(
      builderPaths.compatibleSeatposts,
      {
        schema: {
          tags,
          summary: 'Seatposts for a frame',
          params: frameParams,
          response: { 200: seatpostsAnswer },
        },
      },
      async (request) => {
        const frame = await frameByKey(db, request.params.frameProductKey);
        const all = await listParts(db, seatpostTable);
        const fitting = all.filter((seatpost) => seatpostFitsFrame(seatpostFromWire(seatpost), frame));
        return { status: 'success' as const, data: { seatposts: fitting } };
      },
    );
    done();
  };
}
