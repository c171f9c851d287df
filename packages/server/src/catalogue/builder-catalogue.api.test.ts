import {
  bikeWheelsetsAnswer,
  componentsAnswer,
  forksAnswer,
  frameSizesAnswer,
  framesAnswer,
  groupsetRestAnswer,
  groupsetsAnswer,
  handlebarsAnswer,
  headsetsAnswer,
  miscComponentsAnswer,
  pedalsAnswer,
  rotorsAnswer,
  saddlesAnswer,
  seatpostsAnswer,
  smallPartsAnswer,
  stemsAnswer,
  tiresAnswer,
  tubesAnswer,
} from '@pp-tools/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listWheelsets, replaceWheelsets } from '../features/wheelset/wheelset.queries.ts';
import { seedWheelsets } from '../features/wheelset/wheelset-seed.ts';
import { sampleData } from '../sample-data.ts';
import { databaseKinds, openTestApp, type TestApp } from '../testing/public.ts';
import { seedBuilder } from './import-catalogue.ts';

const lists = [
  ['/api/frames', framesAnswer, 'frames', 70],
  ['/api/forks', forksAnswer, 'forks', 30],
  ['/api/handlebars', handlebarsAnswer, 'handlebars', 30],
  ['/api/seatposts', seatpostsAnswer, 'seatposts', 28],
  ['/api/bike-wheelsets', bikeWheelsetsAnswer, 'wheelsets', 120],
  ['/api/groupsets', groupsetsAnswer, 'groupsets', 43],
  ['/api/groupsets/components', componentsAnswer, 'components', 428],
  ['/api/misc-components', miscComponentsAnswer, 'miscComponents', 20],
  ['/api/saddles', saddlesAnswer, 'saddles', 20],
  ['/api/pedals', pedalsAnswer, 'pedals', 20],
  ['/api/tires', tiresAnswer, 'tires', 80],
  ['/api/tubes', tubesAnswer, 'tubes', 35],
  ['/api/frame-sizes', frameSizesAnswer, 'frameSizes', 278],
  ['/api/stems', stemsAnswer, 'stems', 28],
  ['/api/headsets', headsetsAnswer, 'headsets', 23],
  ['/api/rotors', rotorsAnswer, 'rotors', 33],
  ['/api/small-parts', smallPartsAnswer, 'smallParts', 57],
  ['/api/groupset-rest', groupsetRestAnswer, 'groupsetRest', 160],
] as const;

describe.each(databaseKinds)('builder catalogue API on %s', (kind) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await openTestApp(kind);
    await seedWheelsets(server.database.db, `${sampleData}/wheelsets.csv`);
    await seedBuilder(server.database.db, sampleData);
  });
  afterAll(() => server.close());

  const get = async <Answer extends z.core.$ZodType>(
    url: string,
    answer: Answer,
  ): Promise<z.infer<Answer>> => {
    const response = await server.app.inject(url);
    expect(response.statusCode).toBe(200);
    return z.parse(answer, response.json());
  };

  test.each(lists)('BLD-96 GET %s answers the real rows under data.%s', async (url, answer, name, count) => {
    const response = await server.app.inject(url);
    expect(response.statusCode).toBe(200);
    z.parse(answer, response.json());
    expect(response.json().data[name]).toHaveLength(count);
    const again = await server.app.inject({
      url,
      headers: { 'if-none-match': String(response.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  test('BLD-96 a frame carries its figures, their source and which were recalled; unknown is -1', async () => {
    const { data } = await get('/api/frames', framesAnswer);
    expect(data.frames[0]).toMatchObject({
      product_key: 'specialized-s-works-tarmac-sl8',
      weight: 685,
      price: 5499.99,
      includes_fork: 1,
      bike_type: 'Road_Disc',
      seatpost_weight: -1,
      stack: 544,
      source: expect.stringContaining('hsestupin/bike-geometry-comparator'),
      recalled: '',
    });
    expect(data.frames.filter(({ price }) => price === -1)).toHaveLength(11);
    expect(data.frames.filter(({ recalled }) => recalled !== '')).toHaveLength(58);
  });

  test('BLD-96 the own-brand line is marked, and so are its default parts', async () => {
    const { data } = await get('/api/groupsets', groupsetsAnswer);
    const own = data.groupsets.filter(({ is_own_brand }) => is_own_brand === 1);
    expect(new Set(own.map(({ brand }) => brand))).toEqual(new Set(['L-TWOO', 'Wheeltop', 'Sensah']));
    const parts = (await get('/api/groupsets/components', componentsAnswer)).data.components;
    const models = new Set(own.map(({ model }) => model));
    expect(parts.filter((part) => models.has(part.parent_groupset_model)).length).toBeGreaterThan(0);
    for (const part of parts) expect(part.is_own_brand).toBe(models.has(part.parent_groupset_model) ? 1 : 0);
  });

  test('BLD-96 wheelsets of the catalogue take the form of the builder', async () => {
    const { data } = await get('/api/bike-wheelsets', bikeWheelsetsAnswer);
    expect(data.wheelsets.find(({ pp_id }) => pp_id === 1001)).toMatchObject({
      name: '9Velo Extreme C52 Disc',
      bike_type: 'Road',
      is_disc: 1,
      is_boost: 0,
      is_center_lock: 1,
      rim_depth_front: 52,
      rim_inner_width_rear: 23.6,
      min_tire_width_front: -1,
    });
    const kinds = data.wheelsets.map(({ bike_type, is_disc }) => `${bike_type} ${is_disc}`);
    expect(new Set(kinds)).toEqual(new Set(['Road 1', 'Road 0', 'Gravel 1', 'Mountain 1']));
  });

  test('BLD-96 a changed wheelset shows in the builder within a second', async () => {
    const { db } = server.database;
    await get('/api/bike-wheelsets', bikeWheelsetsAnswer);
    const changed = (await listWheelsets(db)).map((one) => (one.ppId === 1001 ? { ...one, price: 5 } : one));
    await db
      .transaction()
      .execute((transaction) => replaceWheelsets(transaction, changed, server.clock.now()));
    server.clock.advance(600);
    const { data } = await get('/api/bike-wheelsets', bikeWheelsetsAnswer);
    expect(data.wheelsets.find(({ pp_id }) => pp_id === 1001)?.price).toBe(5);
  });

  test.each(['disc', 'rim'])(
    'BLD-96 forks for a road frame with %s brake are rigid and for that brake',
    async (brake) => {
      const frames = (await get('/api/frames', framesAnswer)).data.frames;
      const frame = frames.find((one) => one.bike_type.startsWith('Road') && one.brake_type === brake);
      const { data } = await get(`/api/forks/compatible/${frame?.product_key}`, forksAnswer);
      expect(data.forks.length).toBeGreaterThan(0);
      expect(data.forks.every((fork) => fork.brake_type === brake && fork.travel_mm === 0)).toBe(true);
    },
  );

  test('BLD-96 a mountain frame gets 29 inch forks, flat or riser bars, and droppers', async () => {
    const frames = (await get('/api/frames', framesAnswer)).data.frames;
    const key = frames.find(({ bike_type }) => bike_type === 'Mountain')?.product_key;
    const { forks } = (await get(`/api/forks/compatible/${key}`, forksAnswer)).data;
    const { handlebars } = (await get(`/api/handlebars/compatible/${key}`, handlebarsAnswer)).data;
    const { seatposts } = (await get(`/api/seatposts/compatible/${key}`, seatpostsAnswer)).data;
    expect(new Set(forks.map(({ wheel_size }) => wheel_size))).toEqual(new Set(['29']));
    expect(new Set(handlebars.map(({ kind }) => kind))).toEqual(new Set(['flat', 'riser']));
    expect(seatposts.some(({ dropper_travel_mm }) => dropper_travel_mm > 0)).toBe(true);
  });

  test('BLD-96 parts of one type, and the default parts of one groupset', async () => {
    const chains = (await get('/api/groupsets/components/chain', componentsAnswer)).data.components;
    expect(chains.length).toBeGreaterThan(5);
    expect(chains.every(({ type }) => type === 'chain')).toBe(true);
    const parts = (await get('/api/groupsets/sh-105-r7120/components', componentsAnswer)).data.components;
    expect(parts.find(({ type }) => type === 'crankset')).toMatchObject({
      product_id: 'FC-R7100',
      weight: 754,
      recalled: 'price',
    });
    expect(new Set(parts.map(({ parent_groupset_model }) => parent_groupset_model))).toEqual(
      new Set(['105 R7120']),
    );
  });

  test('BLD-96 tyres for a wheelset fit its rim, tubes fit the tyre', async () => {
    const { wheelsets } = (await get('/api/bike-wheelsets', bikeWheelsetsAnswer)).data;
    const hookless = wheelsets.find(
      ({ rim_type, bike_type }) => rim_type === 'Hookless' && bike_type === 'Road',
    );
    const { tires } = (await get(`/api/tires/compatible/${hookless?.id}`, tiresAnswer)).data;
    expect(tires.length).toBeGreaterThan(0);
    expect(tires.every((tire) => tire.tire_type === 'tubeless' && tire.hookless_ok !== 0)).toBe(true);
    const tire = tires.find(({ tire_width }) => tire_width === 28) ?? tires[0];
    const { tubes } = (await get(`/api/tubes/compatible/${hookless?.id}?tireId=${tire?.id}`, tubesAnswer))
      .data;
    expect(tubes.length).toBeGreaterThan(0);
    for (const { min_width, max_width } of tubes) {
      expect(min_width).toBeLessThanOrEqual(tire?.tire_width ?? 0);
      if (max_width !== -1) expect(max_width).toBeGreaterThanOrEqual(tire?.tire_width ?? 0);
    }
    const all = (await get(`/api/tubes/compatible/${hookless?.id}`, tubesAnswer)).data.tubes;
    expect(all.length).toBeGreaterThanOrEqual(tubes.length);
  });

  test.each([
    ['/api/forks/compatible/no-such-frame', 'frame-unknown', 'There is no frame "no-such-frame"'],
    ['/api/handlebars/compatible/%27%20or%201=1--', 'frame-unknown', 'There is no frame "\' or 1=1--"'],
    ['/api/seatposts/compatible/x', 'frame-unknown', 'There is no frame "x"'],
    ['/api/groupsets/none/components', 'groupset-unknown', 'There is no groupset "none"'],
    ['/api/groupsets/components/wing', 'component-type-unknown', 'There is no component type "wing"'],
    ['/api/tires/compatible/999999', 'wheelset-unknown', 'There is no wheelset "999999"'],
    ['/api/tires/compatible/abc', 'wheelset-unknown', 'There is no wheelset "abc"'],
    ['/api/tubes/compatible/99999999999999999999', 'wheelset-unknown', 'There is no wheelset'],
  ])('BLD-96 %s answers 404 that says what is missing', async (url, code, message) => {
    const answer = await server.app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: 404, code, message: expect.stringContaining(message) });
  });

  test('BLD-96 a tube for an unknown tyre answers 404', async () => {
    const { wheelsets } = (await get('/api/bike-wheelsets', bikeWheelsetsAnswer)).data;
    const answer = await server.app.inject(`/api/tubes/compatible/${wheelsets[0]?.id}?tireId=none`);
    expect(answer.json()).toMatchObject({ status: 404, code: 'tire-unknown' });
  });
});
