import { fitsTyre, fitsWheelset, tubeFitsWheelset } from '@pp-tools/domain/compatibility';
import { builderPaths, compatibleTubesQuery, tiresAnswer, tubesAnswer } from '@pp-tools/domain/contract';
import {
  bikeWheelsetFromCatalogue,
  bikeWheelsetFromWire,
  tubeFromWire,
  tyreFromWire,
} from '@pp-tools/domain/part';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../database/connection.ts';
import { unknownPart } from './catalogue-texts.ts';
import { tyreFit, tyres, wheelsetFit } from './lists.ts';
import { findPart } from './part-list.ts';
import { tubesWithFit, tyresWithFit } from './served-lists.ts';
import type { WheelsetCatalogue } from './wheelset-catalogue.ts';

const params = z.object({ id: z.string() });
const tags = ['bike builder'];

/** The tyres and tubes that go on one wheelset. */
export function wheelsetPartRoutes(db: Database, catalogue: WheelsetCatalogue): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      builderPaths.compatibleTires,
      {
        schema: {
          tags,
          summary: 'Tyres for a wheelset',
          params,
          response: { 200: tiresAnswer },
          alsoAnswers: [404],
        },
      },
      async (request) => {
        const wheelset = await wheelsetById(db, catalogue, request.params.id);
        const all = await tyresWithFit.load(db);
        const tires = all.filter((tyre) =>
          fitsWheelset(tyreFromWire(tyre), { kind: 'catalogue', wheelset }, null),
        );
        return { status: 'success' as const, data: { tires } };
      },
    );
    app.get(
      builderPaths.compatibleTubes,
      {
        schema: {
          tags,
          summary: 'Tubes for a wheelset, and for a tyre on it',
          params,
          querystring: compatibleTubesQuery,
          response: { 200: tubesAnswer },
          alsoAnswers: [404],
        },
      },
      async (request) => {
        const wheelset = await wheelsetById(db, catalogue, request.params.id);
        const tyre = await tyreById(db, request.query.tireId);
        const all = await tubesWithFit.load(db);
        const tubes = all.filter((wire) => {
          const tube = tubeFromWire(wire);
          return tubeFitsWheelset(tube, wheelset) && tyre?.type !== 'tubular' && fitsTyre(tube, tyre);
        });
        return { status: 'success' as const, data: { tubes } };
      },
    );
    done();
  };
}

/** Ids are whole numbers; any other text names no wheelset. */
async function wheelsetById(db: Database, catalogue: WheelsetCatalogue, id: string) {
  const found = /^[1-9]\d{0,8}$/.test(id) ? await catalogue.find(Number(id)) : null;
  if (found === null) throw unknownPart('wheelset', 'wheelset', id);
  const fit = await findPart(db, wheelsetFit, String(found.ppId));
  return bikeWheelsetFromWire(bikeWheelsetFromCatalogue(found, fit));
}

async function tyreById(db: Database, id: string | undefined) {
  if (id === undefined || id === '') return null;
  const tyre = await findPart(db, tyres, id);
  if (tyre === null) throw unknownPart('tire', 'tire', id);
  return tyreFromWire({ ...tyre, fit: await findPart(db, tyreFit, id) });
}
