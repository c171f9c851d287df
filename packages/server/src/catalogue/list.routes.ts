import * as contract from '@pp-tools/domain/contract';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { z } from 'zod/mini';
import type { Database } from '../database/connection.ts';
import { CachedList, type ListTools } from '../http/cached-list.ts';
import { RevisedValue } from '../http/revised-value.ts';
import { assortment } from './assortment.ts';
import * as lists from './lists.ts';
import { plainList, type ServedList } from './served-list.ts';
import {
  builderWheelsets,
  componentsWithFit,
  framesWithFit,
  groupsetsWithRest,
  tubesWithFit,
  tyresWithFit,
} from './served-lists.ts';
import type { WheelsetCatalogue } from './wheelset-catalogue.ts';

interface ListRoute {
  readonly path: string;
  readonly summary: string;
  /** The plural under which the answer holds the rows. */
  readonly name: string;
  readonly answer: z.core.$ZodType;
  readonly list: ServedList;
}

/** What the lists are made from besides their tables. */
export interface ListSources {
  readonly wheelsets: WheelsetCatalogue;
  /** Whether visitors see stock and article numbers. */
  readonly isStockPublic: boolean;
}

const { builderPaths: paths } = contract;
const route = (
  path: string,
  name: string,
  summary: string,
  answer: ListRoute['answer'],
  list: ServedList,
) => ({ path, name, summary, answer, list });

const routes = ({ wheelsets, isStockPublic }: ListSources): readonly ListRoute[] => [
  route(
    paths.assortment,
    'assortment',
    'What the shop says of its products',
    contract.assortmentAnswer,
    assortment(wheelsets, isStockPublic),
  ),
  route(paths.frames, 'frames', 'All frames', contract.framesAnswer, framesWithFit),
  route(
    paths.frameSizes,
    'frameSizes',
    'Every size of the frames',
    contract.frameSizesAnswer,
    plainList(lists.frameSizes),
  ),
  route(paths.forks, 'forks', 'All forks', contract.forksAnswer, plainList(lists.forks)),
  route(
    paths.handlebars,
    'handlebars',
    'All handlebars',
    contract.handlebarsAnswer,
    plainList(lists.handlebars),
  ),
  route(paths.seatposts, 'seatposts', 'All seatposts', contract.seatpostsAnswer, plainList(lists.seatposts)),
  route(paths.stems, 'stems', 'All stems', contract.stemsAnswer, plainList(lists.stems)),
  route(paths.headsets, 'headsets', 'All headsets', contract.headsetsAnswer, plainList(lists.headsets)),
  route(
    paths.wheelsets,
    'wheelsets',
    'Wheelsets for the builder',
    contract.bikeWheelsetsAnswer,
    builderWheelsets(wheelsets),
  ),
  route(paths.tires, 'tires', 'All tyres', contract.tiresAnswer, tyresWithFit),
  route(paths.tubes, 'tubes', 'All tubes', contract.tubesAnswer, tubesWithFit),
  route(paths.rotors, 'rotors', 'All brake rotors', contract.rotorsAnswer, plainList(lists.rotors)),
  route(paths.groupsets, 'groupsets', 'All groupsets', contract.groupsetsAnswer, groupsetsWithRest),
  route(paths.components, 'components', 'All groupset parts', contract.componentsAnswer, componentsWithFit),
  route(
    paths.groupsetRest,
    'groupsetRest',
    'What groupsets have beyond their parts',
    contract.groupsetRestAnswer,
    plainList(lists.groupsetRest),
  ),
  route(paths.saddles, 'saddles', 'All saddles', contract.saddlesAnswer, plainList(lists.saddles)),
  route(paths.pedals, 'pedals', 'All pedals', contract.pedalsAnswer, plainList(lists.pedals)),
  route(
    paths.miscComponents,
    'miscComponents',
    'All small parts of step 4',
    contract.miscComponentsAnswer,
    plainList(lists.miscComponents),
  ),
  route(
    paths.smallParts,
    'smallParts',
    'Batteries, hoses, bar tape and the like',
    contract.smallPartsAnswer,
    plainList(lists.smallParts),
  ),
];

/** The answers of the lists below as they are now, by their paths; null for another path. */
export type BuilderAnswers = (path: string) => Promise<unknown> | null;

/** The lists for pages that are made here: each is loaded once for a revision, when a page first shows it. */
export function builderAnswers(
  db: Database,
  sources: ListSources,
  tools: ListTools,
): RevisedValue<BuilderAnswers> {
  const all = routes(sources);
  const revisions = [...new Set(all.flatMap(({ list }) => list.revisions))];
  return new RevisedValue(
    db,
    revisions,
    async () => {
      const loads = new Map(
        all.map(({ path, name, list }) => [
          path,
          onceLoaded(async () => ({ status: 'success', data: { [name]: await list.load(db) } })),
        ]),
      );
      return (path) => loads.get(path)?.() ?? null;
    },
    tools,
  );
}

/** Loads at the first call; a failure is not remembered. */
function onceLoaded(load: () => Promise<unknown>): () => Promise<unknown> {
  let loaded: Promise<unknown> | null = null;
  return () => {
    loaded ??= load().catch((fault: unknown) => {
      loaded = null;
      throw fault;
    });
    return loaded;
  };
}

/** Every whole list of the builder's catalogue. */
export function listRoutes(db: Database, sources: ListSources, tools: ListTools): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    for (const { path, name, summary, answer, list } of routes(sources)) {
      const load = async () => ({ [name]: await list.load(db) });
      const cached = new CachedList(db, list.revisions, load, tools);
      const schema = { tags: ['bike builder'], summary, response: { 200: answer }, alsoAnswers: [304] };
      app.get(path, { schema }, (request, reply) => cached.send(request, reply));
    }
    done();
  };
}
