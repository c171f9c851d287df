import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { frameFromWire, frameWireSchema } from '../frameset/public.ts';
import {
  type ComponentType,
  componentTypes,
  defaultParts,
  groupsetComponentFromWire,
  groupsetComponentWireSchema,
} from '../groupset/public.ts';
import {
  bikeWheelsetFromCatalogue,
  bikeWheelsetFromWire,
  tubeFromWire,
  tubeWireSchema,
  tyreFromWire,
  tyreWireSchema,
} from '../part/public.ts';
import { dataText, sampleCatalogue } from '../testing/sample-catalogue.ts';
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

const catalogue = sampleCatalogue();

const isFigure = (field: z.core.$ZodType): boolean =>
  field instanceof z.core.$ZodDefault ? isFigure(field._zod.def.innerType) : field._zod.def.type === 'number';

/** A part that no catalogue has, as it would travel: blank and absent columns are unknown. */
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
  kind: z.string(),
  title: z.string(),
  parts: z.record(z.string(), partSchema),
  expect: z.object({
    blocks: rules,
    /** Blocks that rest on an estimate of the catalogue: shown as checks that name the field. */
    softened: rules,
    checks: rules,
    notes: rules,
    notChecked: rules,
    silent: rules,
  }),
});
const { cases } = z.object({ cases: z.array(caseSchema) }).parse(JSON.parse(dataText('golden-builds.json')));

type PartOfCase = z.infer<typeof partSchema>;

/** A part of a case: one of the catalogue with everything that is known of it, or one that the case describes. */
function partOf<Part, Made>(
  given: PartOfCase,
  parts: readonly Part[],
  isNamed: (part: Part, id: string) => boolean,
  make: { readonly listed: (part: Part) => Made; readonly inline: (row: Row) => Made },
): Made {
  if ('inline' in given) return make.inline(given.inline);
  const found = parts.find((part) => isNamed(part, given.catalogue));
  if (found === undefined) throw new Error(`${given.catalogue} is in no list`);
  return make.listed(found);
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
    use: row.intendedUse === undefined ? null : wheelset.use,
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
  const { frame, wheelset, tire, tube } = parts;
  const groupset = componentTypes.flatMap((type) => {
    const given = parts[type];
    if (given === undefined) return [];
    const facts = partOf(given, catalogue.components, ({ id }, wanted) => id === wanted, {
      listed: componentFacts,
      inline: (row) => goldenComponent(type, row),
    });
    return [[type, facts] as const];
  });
  return {
    ...(frame && {
      frame: partOf(frame, catalogue.frames, ({ key }, id) => key === id, {
        listed: (found) => frameFacts({ kind: 'catalogue', frame: found }),
        inline: goldenFrame,
      }),
    }),
    ...(wheelset && {
      wheelset: partOf(wheelset, catalogue.wheelsets, ({ ppId }, id) => String(ppId) === id, {
        listed: (found) => wheelsetFacts({ kind: 'catalogue', wheelset: found }),
        inline: goldenWheelset,
      }),
    }),
    ...(tire && {
      tyre: partOf(tire, catalogue.tyres, ({ id }, wanted) => id === wanted, {
        listed: tyreFacts,
        inline: (row) => tyreFacts(tyreFromWire(wireOf(tyreWireSchema, { id: 'inline', ...row }))),
      }),
    }),
    ...(tube && {
      tube: partOf(tube, catalogue.tubes, ({ id }, wanted) => id === wanted, {
        listed: (found) => tubeFacts({ kind: 'tube', tube: found }),
        inline: (row) => tubeFacts({ kind: 'tube', tube: tubeFromWire(wireOf(tubeWireSchema, row)) }),
      }),
    }),
    ...Object.fromEntries(groupset),
  };
}

const isSoftened = (found: Finding): boolean => found.severity === 'check' && found.isSoftened;

const rulesOf = (findings: readonly Finding[]): readonly number[] =>
  [...new Set(findings.flatMap((found) => found.rules))].sort((a, b) => a - b);

describe('whole bikes that are sold or known to clash (data/golden-builds.json)', () => {
  test.each(cases.map((golden) => [golden.id, golden] as const))('%s', (_id, golden) => {
    const bike = goldenBike(golden.parts);
    const findings = judgeEachRule(bike);
    const wanted = golden.expect;
    const of = (severity: Finding['severity']) =>
      rulesOf(findings.filter((found) => found.severity === severity));
    expect(of('blocks')).toEqual(wanted.blocks);
    expect(rulesOf(findings.filter(isSoftened))).toEqual(wanted.softened);
    expect(rulesOf(findings.filter((found) => found.severity === 'check' && !found.isSoftened))).toEqual(
      wanted.checks,
    );
    expect(of('note')).toEqual(expect.arrayContaining(wanted.notes));
    expect(of('notChecked')).toEqual(expect.arrayContaining(wanted.notChecked));
    const heard = severities.filter((one) => one !== 'notChecked').flatMap(of);
    expect(heard.filter((rule) => wanted.silent.includes(rule))).toEqual([]);

    const merged = judgeBike(bike);
    for (const severity of severities) {
      const said = new Set(merged.flatMap((found) => found.rules));
      expect(of(severity).every((rule) => said.has(rule))).toBe(true);
    }
  });
});

test('at least 25 bikes as their makers sell them give no block and no check', () => {
  const stock = cases.filter(({ id }) => id.startsWith('a-stock-'));
  expect(stock.length).toBeGreaterThanOrEqual(25);
  const against = stock.flatMap(({ id, parts }) =>
    judgeBike(goldenBike(parts)).flatMap((found) =>
      found.severity === 'blocks' || found.severity === 'check' ? [`${id}: ${found.code}`] : [],
    ),
  );
  expect(against).toEqual([]);
});

test.each(catalogue.groupsets.map((groupset) => [groupset.name, groupset] as const))(
  'the parts that %s is sold with fit each other',
  (_name, groupset) => {
    const facts = groupsetFacts(defaultParts(groupset, catalogue.components));
    expect(Object.keys(facts).length).toBeGreaterThan(5);
    expect(judgeBike(facts).filter(({ severity }) => severity === 'blocks')).toEqual([]);
  },
);
