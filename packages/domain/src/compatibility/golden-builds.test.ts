import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { frameFromWire, frameWireSchema } from '../frameset/public.ts';
import {
  type ComponentType,
  componentTypes,
  defaultParts,
  groupsetComponentFromWire,
  groupsetComponentWireSchema,
  groupsetFromWire,
  groupsetWireSchema,
} from '../groupset/public.ts';
import {
  bikeWheelsetFromCatalogue,
  bikeWheelsetFromWire,
  tubeFromWire,
  tubeWireSchema,
  tyreFromWire,
  tyreWireSchema,
} from '../part/public.ts';
import { wheelsetWireSchema } from '../wheelset/public.ts';
import {
  type BikeFacts,
  type ComponentFacts,
  componentFacts,
  type Finding,
  type FrameFacts,
  frameFacts,
  groupsetFacts,
  judgeBike,
  judgeEachRule,
  ownComponentFacts,
  severities,
  tubeFacts,
  tyreFacts,
  type WheelsetFacts,
  wheelsetFacts,
} from './public.ts';

type Row = Readonly<Record<string, unknown>>;
const read = (name: string): string =>
  readFileSync(new URL(`../../../../data/${name}`, import.meta.url), 'utf8');
const cells = z.array(z.record(z.string(), z.string()));
const rowsOf = (name: string): readonly Row[] => cells.parse(parse(read(name), { columns: true, bom: true }));

const isFigure = (field: z.core.$ZodType): boolean =>
  field instanceof z.core.$ZodDefault ? isFigure(field._zod.def.innerType) : field._zod.def.type === 'number';

/** A row as it would travel: blank and absent columns are unknown. */
function wireOf<Schema extends z.core.$ZodObject>(schema: Schema, row: Row): z.infer<Schema> {
  const entries = Object.entries(schema._zod.def.shape).flatMap(([column, field]) => {
    const name = column === 'brand' || /name$|^product_id$/.test(column) ? 'unnamed' : undefined;
    const cell = row[column] === '' ? undefined : (row[column] ?? name);
    if (cell === undefined) return [];
    return [[column, isFigure(field) ? Number(cell) : String(cell)] as const];
  });
  return z.core.parse(schema, Object.fromEntries(entries));
}

const partSchema = z.union([
  z.object({ catalogue: z.string() }),
  z.object({ inline: z.record(z.string(), z.union([z.string(), z.number()])) }),
]);
const rules = z.array(z.number()).default([]);
const caseSchema = z.object({
  id: z.string(),
  title: z.string(),
  parts: z.record(z.string(), partSchema),
  expect: z.object({ blocks: rules, checks: rules, notes: rules, notChecked: rules, silent: rules }),
});
const { cases } = z.object({ cases: z.array(caseSchema) }).parse(JSON.parse(read('golden-builds.json')));

const catalogues: Readonly<Record<string, readonly [string, string]>> = {
  frame: ['frames.csv', 'product_key'],
  wheelset: ['wheelsets.csv', 'ppId'],
  tire: ['tires.csv', 'id'],
  tube: ['tubes.csv', 'id'],
};
const components = rowsOf('groupset_components.csv');

function rowOf(slot: string, part: z.infer<typeof partSchema>): Row {
  if ('inline' in part) return part.inline;
  const [file, key] = catalogues[slot] ?? ['groupset_components.csv', 'id'];
  const rows = file === 'groupset_components.csv' ? components : rowsOf(file);
  const row = rows.find((candidate) => candidate[key] === part.catalogue);
  if (row === undefined) throw new Error(`${slot} ${part.catalogue} is in no file`);
  return row;
}

/** The named extra fields that a row really has. */
const extras = (row: Row, fields: Readonly<Record<string, string>>): Row =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, column]) =>
      row[column] === undefined ? [] : [[field, row[column]]],
    ),
  );

const ends = (row: Row) =>
  row.front_hub_spacing === undefined
    ? {}
    : { hubSpacing: { front: Number(row.front_hub_spacing), rear: Number(row.rear_hub_spacing) } };

/** "29" and "700c" as the diameter that they are. */
const beadOf = (row: Row): number | null =>
  row.wheel_size === undefined ? null : row.wheel_size === '27.5' ? 584 : 622;

function goldenFrame(row: Row): FrameFacts {
  const wire = wireOf(frameWireSchema, { product_key: 'inline', geometry_type: 'Balanced', ...row });
  const facts = frameFacts({ kind: 'catalogue', frame: frameFromWire(wire) });
  const more = extras(row, {
    frontMechMount: 'fd_mount',
    brakeMount: 'brake_mount',
    routing: 'routing',
    largestRing: 'max_ring_1x',
    nativeRotor: 'native_rotor',
  });
  const kit = row.udh_retrofit_kit === 1 ? { hanger: 'kit' as const } : {};
  const bead = beadOf(row);
  const wheelSizes = bead === null ? [] : [{ front: bead, rear: bead }];
  return { ...facts, ...ends(row), ...more, ...kit, wheelSizes };
}

function goldenWheelset(row: Row): WheelsetFacts {
  if (row.isCustom === 1) {
    const wheelset = {
      id: 'custom_1',
      name: 'Own',
      brand: '',
      weight: null,
      price: null,
      minTyreWidth: null,
    };
    return wheelsetFacts({ kind: 'own', wheelset });
  }
  const wire = wireOf(wheelsetWireSchema, { id: 1, ppId: 1, intendedUse: 'road', ...row });
  const wheelset = bikeWheelsetFromWire(bikeWheelsetFromCatalogue(wire, null));
  const options = String(row.freehub_options ?? '');
  return {
    ...wheelsetFacts({ kind: 'catalogue', wheelset }),
    ...ends(row),
    ...extras(row, { freehub: 'freehub' }),
    ...(beadOf(row) === null ? {} : { bead: { front: beadOf(row), rear: beadOf(row) }, recalled: [] }),
    freehubOptions: options === '' ? [] : options.split('|'),
  };
}

function goldenComponent(type: ComponentType, row: Row): ComponentFacts {
  if (row.isCustom === 1) return ownComponentFacts(type, 'Own');
  const wire = wireOf(groupsetComponentWireSchema, { id: 'inline', bike_type: 'Road', ...row, type });
  const more = extras(row, {
    brakeActuation: type === 'brakes' ? 'actuation' : 'brake_actuation',
    brakeFluid: type === 'brakes' ? 'fluid' : 'brake_fluid',
    bar: 'bar',
    mount: 'mount',
    hasOwnLevers: 'own_levers',
    rotorMount: 'rotor_mount',
    rotorSize: 'rotor_size',
    maxTyreWidth: 'max_tire_width',
    ringDifference: 'max_ring_difference',
    chainline: 'chainline',
    leastLargestCog: 'min_cassette_max_cog',
  });
  return { ...componentFacts(groupsetComponentFromWire(wire)), ...more };
}

function goldenBike(parts: z.infer<typeof caseSchema>['parts']): BikeFacts {
  const row = (slot: string) => (parts[slot] ? rowOf(slot, parts[slot]) : null);
  const [frame, wheelset, tire, tube] = [row('frame'), row('wheelset'), row('tire'), row('tube')];
  const tyre = tire && tyreFromWire(wireOf(tyreWireSchema, { id: 'inline', ...tire }));
  const groupset = componentTypes.flatMap((type) => {
    const found = row(type);
    return found ? [[type, goldenComponent(type, found)] as const] : [];
  });
  return {
    ...(frame ? { frame: goldenFrame(frame) } : {}),
    ...(wheelset ? { wheelset: goldenWheelset(wheelset) } : {}),
    ...(tyre ? { tyre: tyreFacts(tyre) } : {}),
    ...(tube ? { tube: tubeFacts({ kind: 'tube', tube: tubeFromWire(wireOf(tubeWireSchema, tube)) }) } : {}),
    ...Object.fromEntries(groupset),
  };
}

/** What a block is by the rules; resting on an estimate it is shown as a check. */
const isBlock = (found: Finding): boolean =>
  found.severity === 'blocks' || (found.severity === 'check' && found.isSoftened);

/** The cases were judged by rules 1 to 50; later rules have tests of their own. */
const lastGolden = 50;

const rulesOf = (findings: readonly Finding[], severity: Finding['severity'] | null): readonly number[] =>
  [
    ...new Set(
      findings.flatMap((found) => (severity === null || found.severity === severity ? found.rules : [])),
    ),
  ].sort((a, b) => a - b);

describe('whole bikes that are sold or known to clash (data/golden-builds.json)', () => {
  test.each(cases.map((golden) => [golden.id, golden] as const))('%s', (_id, golden) => {
    const bike = goldenBike(golden.parts);
    const findings = judgeEachRule(bike);
    const wanted = golden.expect;
    expect(rulesOf(findings.filter(isBlock), null).filter((rule) => rule <= lastGolden)).toEqual(
      wanted.blocks,
    );
    expect(rulesOf(findings, 'check')).toEqual(expect.arrayContaining(wanted.checks));
    expect(rulesOf(findings, 'note')).toEqual(expect.arrayContaining(wanted.notes));
    expect(rulesOf(findings, 'notChecked')).toEqual(expect.arrayContaining(wanted.notChecked));
    const heard = severities.filter((one) => one !== 'notChecked').flatMap((one) => rulesOf(findings, one));
    expect(heard.filter((rule) => wanted.silent.includes(rule))).toEqual([]);

    const merged = judgeBike(bike);
    for (const severity of severities) {
      const said = new Set(merged.flatMap((found) => found.rules));
      expect(rulesOf(findings, severity).every((rule) => said.has(rule))).toBe(true);
    }
  });
});

const groupsets = rowsOf('groupsets.csv').map((row) => groupsetFromWire(wireOf(groupsetWireSchema, row)));
const parts = components.map((row) => groupsetComponentFromWire(wireOf(groupsetComponentWireSchema, row)));

test.each(groupsets.map((groupset) => [groupset.name, groupset] as const))(
  'the parts that %s is sold with fit each other',
  (_name, groupset) => {
    const facts = groupsetFacts(defaultParts(groupset, parts));
    expect(Object.keys(facts).length).toBeGreaterThan(5);
    expect(judgeBike(facts).filter(({ severity }) => severity === 'blocks')).toEqual([]);
  },
);
