import { fitsTyre, fitsWheelset, tubeFitsWheelset } from '@pp-tools/domain/compatibility';
import {
  bikeWheelsetsAnswer,
  builderPaths,
  compatibleTubesQuery,
  tiresAnswer,
  tubesAnswer,
} from '@pp-tools/domain/contract';
import {
  bikeWheelsetFromCatalogue,
  bikeWheelsetFromWire,
  tubeFromWire,
  tyreFromWire,
} from '@pp-tools/domain/part';
import type { WheelsetWire } from '@pp-tools/domain/wheelset';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findPart, listParts } from '../../catalogue/catalogue-table.ts';
import { unknownPart } from '../../catalogue/catalogue-texts.ts';
import type { Database } from '../../database/connection.ts';
import { CachedList } from '../../http/cached-list.ts';
import { tubeTable, tyreTable } from './part-tables.ts';

/** The wheelset catalogue, which another feature keeps. */
export interface WheelsetCatalogue {
  /** Name of the revision that tells of its changes. */
  readonly revision: string;
  list(): Promise<readonly WheelsetWire[]>;
  find(id: number): Promise<WheelsetWire | null>;
}

const tags = ['bike builder'];
const params = z.object({ id: z.string() });

/** The builder's wheelsets, and the tyres and tubes that go on one of them. */
export function wheelsetPartRoutes(
  db: Database,
  catalogue: WheelsetCatalogue,
  monotonic: () => number,
): FastifyPluginCallbackZod {
  const wheelsets = new CachedList(
    db,
    catalogue.revision,
    async () => ({ wheelsets: (await catalogue.list()).map(bikeWheelsetFromCatalogue) }),
    monotonic,
  );
  /** Ids are whole numbers; any other text names no wheelset. */
  const wheelsetById = async (id: string) => {
    const found = /^[1-9]\d{0,8}$/.test(id) ? await catalogue.find(Number(id)) : null;
    if (found === null) throw unknownPart('wheelset', 'wheelset', id);
    return bikeWheelsetFromWire(bikeWheelsetFromCatalogue(found));
  };

  return (app, _options, done) => {
    app.get(
      builderPaths.wheelsets,
      { schema: { tags, summary: 'Wheelsets for the builder', response: { 200: bikeWheelsetsAnswer } } },
      (request, reply) => wheelsets.send(request, reply),
    );
    app.get(
      builderPaths.compatibleTires,
      { schema: { tags, summary: 'Tyres for a wheelset', params, response: { 200: tiresAnswer } } },
      async (request) => {
        const wheelset = await wheelsetById(request.params.id);
        const all = await listParts(db, tyreTable);
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
        },
      },
      async (request) => {
        const wheelset = await wheelsetById(request.params.id);
        const tyre = await tyreById(db, request.query.tireId);
        const all = await listParts(db, tubeTable);
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

async function tyreById(db: Database, id: string | undefined) {
  if (id === undefined || id === '') return null;
  const tyre = await findPart(db, tyreTable, id);
  if (tyre === null) throw unknownPart('tire', 'tire', id);
  return tyreFromWire(tyre);
}
