import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { unknownFacts } from '../catalogue/public.ts';
import { type Tyre, tyreFitFields, type WheelsetChoice, wheelsetFitFields } from '../part/public.ts';
import { aBikeWheelset, aTube, aTyre } from '../testing/public.ts';
import {
  type BikeFacts,
  fitsWheelset,
  judgeBike,
  rules,
  tubeFacts,
  tyreFacts,
  wheelsetFacts,
} from './public.ts';

const cells = z.array(z.record(z.string(), z.string()));
const rowsOf = (name: string) =>
  cells.parse(
    parse(readFileSync(new URL(`../../../../data/${name}`, import.meta.url), 'utf8'), {
      columns: true,
      bom: true,
    }),
  );
const rowOf = (name: string, column: string, key: string) => {
  const row = rowsOf(name).find((each) => each[column] === key);
  if (row === undefined) throw new Error(`${key} is not in ${name}`);
  return row;
};
const figure = (text: string | undefined): number | null =>
  text === undefined || text === '' || Number(text) < 0 ? null : Number(text);
const both = (row: Readonly<Record<string, string>>, what: string) => ({
  front: figure(row[`front${what}`]),
  rear: figure(row[`rear${what}`]),
});

const rimTypes = z.enum(['Clincher', 'Tubeless', 'Hookless', 'Tubular']);
function wheelsOf(ppId: number): Extract<WheelsetChoice, { kind: 'catalogue' }> {
  const row = rowOf('wheelsets.csv', 'ppId', String(ppId));
  const fit = rowOf('wheelset-fit.csv', 'id', String(ppId));
  const min = figure(row.minTireWidth);
  const wheelset = aBikeWheelset({
    name: row.name ?? '',
    use: row.intendedUse?.includes('mtb')
      ? 'Mountain'
      : row.intendedUse?.includes('gravel')
        ? 'Gravel'
        : 'Road',
    rimType: rimTypes.parse(row.clincherOrTubelessOrHookless),
    rimDepth: both(row, 'RimDepth'),
    rimInnerWidth: both(row, 'RimInnerWidth'),
    minTyreWidth: { front: min, rear: min },
    maxTyreWidth: { front: null, rear: null },
    fit: {
      ...unknownFacts(wheelsetFitFields),
      wheelSize: fit.wheel_size || null,
      riderLimitKg: figure(fit.rider_limit_kg),
      recalledColumns: (fit.recalled ?? '').split(';'),
    },
  });
  return { kind: 'catalogue', wheelset };
}

const tyreType = { clincher: 'clincher', tubeless: 'tubeless', tubular: 'tubular' } as const;
function tyreOf(id: string): Tyre {
  const row = rowOf('tires.csv', 'id', id);
  const fit = rowOf('tire-fit.csv', 'id', id);
  const isKind = (type: string | undefined): type is keyof typeof tyreType =>
    type !== undefined && type in tyreType;
  const type = isKind(row.tire_type) ? row.tire_type : isKind(row.type) ? row.type : 'tubeless';
  return aTyre({
    id,
    name: row.name ?? '',
    width: Number(row.tire_width),
    type: fit.tire_type === 'clincher' ? 'clincher' : type,
    use: row.bike_type === 'Mountain' ? 'Mountain' : row.bike_type === 'Gravel' ? 'Gravel' : 'Road',
    fit: {
      ...unknownFacts(tyreFitFields),
      beadDiameterMm: fit.bead_diameter_mm === '584' ? '584' : '622',
      recalledColumns: (fit.recalled ?? '').split(';'),
    },
  });
}

const { cases } = z
  .object({
    cases: z.array(
      z.object({
        id: z.string(),
        wheelset: z.object({ ppId: z.number() }),
        tire: z.optional(z.string()),
        tube: z.optional(z.string()),
        riderKg: z.optional(z.number()),
        expected: z.string(),
      }),
    ),
  })
  .parse({
    cases: JSON.parse(
      readFileSync(new URL('../../../../data/public-cases/builder-fit.json', import.meta.url), 'utf8'),
    ),
  });

function bikeOf({ wheelset, tire, tube, riderKg }: (typeof cases)[number]): BikeFacts {
  const sealant = { id: 'sealant', grams: 60, pricePerGram: 0.1, brand: null } as const;
  return {
    wheelset: wheelsetFacts(wheelsOf(wheelset.ppId)),
    ...(tire ? { tyre: tyreFacts(tyreOf(tire)) } : {}),
    ...(tube === 'sealant' ? { tube: tubeFacts({ kind: 'sealant', sealant }) } : {}),
    ...(tube !== undefined && tube !== 'sealant'
      ? { tube: tubeFacts({ kind: 'tube', tube: aTube({ name: 'Tubo Road 18-28', valveLength: 42 }) }) }
      : {}),
    ...(riderKg === undefined
      ? {}
      : { rider: { slot: 'rider', name: 'rider', isOwn: false, recalled: [], weight: riderKg } as const }),
  };
}

const codes: Readonly<Record<string, string>> = {
  'wheel-size-1': 'tyreSize',
  'wheel-size-3': 'tyreSize',
  'valve-1': 'valveTooShort',
  'sealant-1': 'sealantTyre',
  'narrow-1': 'tyreNarrowerThanRim',
  'rider-1': 'riderTooHeavy',
};

describe('public cases of wheels and tires (data/public-cases/builder-fit.json)', () => {
  test.each(cases.map((each) => [each.id, each] as const))('%s', (id, each) => {
    const severity = each.expected.startsWith('blocks') ? 'blocks' : 'check';
    const found = judgeBike(bikeOf(each)).flatMap((finding) =>
      finding.severity === 'blocks' || finding.severity === 'check' ? [[finding.severity, finding.code]] : [],
    );
    expect(found).toContainEqual([severity, codes[id]]);
    if (each.expected.includes('not offered') || each.expected.includes('not among')) {
      expect(fitsWheelset(tyreOf(each.tire ?? ''), wheelsOf(each.wheelset.ppId), null)).toBe(false);
    }
  });
});

test('every rule has a number of its own, and slots that follow from its facts', () => {
  expect(new Set(rules.map(({ number }) => number)).size).toBe(rules.length);
  expect(rules.filter(({ slots, facts }) => slots.join() !== Object.keys(facts).join())).toEqual([]);
});
