import {
  type ClimbAddress,
  type ClimbRoad,
  fileRoad,
  longestRoadName,
  ownWeightRange,
  plainNames,
  roadRanges,
  usualRoad,
} from './climb-address.ts';
import { comparedCount } from './climb-comparison.ts';
import { type ClimbSetup, type SetupRange, setupRanges, usualSetup } from './climb-setup.ts';
import { altitudeModels } from './physiology.ts';
import { readQuery } from './query-text.ts';
import { longestSharedCode, readRoadCode } from './road-code.ts';

type Query = ReadonlyMap<string, string>;

/** A figure within its range, `null` when absent or not to be used. */
function within(text: string | undefined, { min, max }: SetupRange): number | null {
  if (text === undefined || text.trim() === '') return null;
  const value = Number(text);
  return value >= min - 1e-9 && value <= max + 1e-9 ? value : null;
}

const percent = ({ min, max, start }: SetupRange): SetupRange => ({ min: min * 100, max: max * 100, start });

function readFileRoad(query: Query): ClimbRoad {
  const code = query.get('road');
  if (code === undefined) return { ...fileRoad, part: query.get('part') === 'climb' ? 'climb' : 'whole' };
  const isReadable = code.length <= longestSharedCode && readRoadCode(code) !== null;
  if (!isReadable) return { ...fileRoad, isDamaged: true };
  return { kind: 'shared', code, name: (query.get('name') ?? '').trim().slice(0, longestRoadName) };
}

function readRoad(query: Query): ClimbRoad {
  const gradient = within(query.get('g'), roadRanges.gradient);
  if (gradient !== null) {
    const kilometres = within(query.get('km'), roadRanges.kilometres) ?? roadRanges.kilometres.start;
    const startAltitude =
      within(query.get('alt'), roadRanges.startAltitude) ?? roadRanges.startAltitude.start;
    return { kind: 'constant', gradient: gradient / 100, length: kilometres * 1000, startAltitude };
  }
  const id = query.get('climb');
  if (id === 'gpx') return readFileRoad(query);
  return id !== undefined && /^[a-z0-9-]{1,60}$/.test(id) ? { kind: 'famous', id } : usualRoad;
}

function readAir(query: Query): ClimbSetup['air'] {
  const density = within(query.get('rho'), setupRanges.density);
  if (density !== null) return { kind: 'density', density };
  const humidity = within(query.get('hum'), percent(setupRanges.humidity));
  const hectopascal = within(query.get('hpa'), { min: 870, max: 1085, start: 0 });
  return {
    kind: 'weather',
    temperature: within(query.get('temp'), setupRanges.temperature) ?? setupRanges.temperature.start,
    humidity: humidity === null ? setupRanges.humidity.start : humidity / 100,
    seaLevelPressure: hectopascal === null ? setupRanges.seaLevelPressure.start : hectopascal * 100,
  };
}

function readWind(query: Query): ClimbSetup['wind'] {
  const [speedText, directionText] = (query.get('wind') ?? '').split('@');
  const speed = within(speedText, setupRanges.windSpeed);
  const direction = within(directionText, { min: 0, max: 360, start: 0 });
  if (speed === null) return usualSetup.wind;
  if (direction !== null) return { kind: 'from', speed: Math.abs(speed), direction };
  return directionText === undefined ? { kind: 'along', headwind: speed } : usualSetup.wind;
}

function readEffort(query: Query): ClimbSetup['effort'] {
  const seconds = within(query.get('t'), setupRanges.seconds);
  const power = within(query.get('p'), setupRanges.power);
  if (power !== null) return { kind: 'power', power };
  return seconds === null ? usualSetup.effort : { kind: 'time', seconds };
}

function readReference(query: Query): ClimbSetup['reference'] {
  const [weight, depth] = (query.get('ref') ?? '').split('x');
  return {
    weight: within(weight, setupRanges.referenceWeight) ?? setupRanges.referenceWeight.start,
    depth: within(depth, setupRanges.referenceDepth) ?? setupRanges.referenceDepth.start,
  };
}

function readSetup(query: Query): ClimbSetup {
  const plain = plainNames.map(([name, field]) => {
    const value = within(query.get(name), setupRanges[field]);
    return [field, value ?? usualSetup[field]] as const;
  });
  const model = query.get('high');
  return {
    ...usualSetup,
    ...Object.fromEntries(plain),
    effort: readEffort(query),
    air: readAir(query),
    wind: readWind(query),
    reference: readReference(query),
    bearings: query.get('brg') !== '0',
    start: query.get('start') === 'standstill' ? 'standstill' : 'steady',
    plan: {
      pacing: within(query.get('pace'), { min: 0, max: 1, start: 0 }) ?? 0,
      altitude: altitudeModels.find((each) => each === model) ?? null,
    },
  };
}

function readIds(text: string): readonly number[] {
  const ids = text
    .split(',')
    .filter((id) => /^\d{1,9}$/.test(id))
    .map(Number);
  return [...new Set(ids)].slice(0, comparedCount.max);
}

function readOwnWeights(text: string, ids: readonly number[]): Readonly<Record<number, number>> {
  const pairs = text.split(',').flatMap((part) => {
    const [id, grams] = part.split(':');
    const weight = within(grams, ownWeightRange);
    return weight !== null && ids.includes(Number(id)) ? [[Number(id), weight] as const] : [];
  });
  return Object.fromEntries(pairs);
}

const tyreId = /^[A-Za-z0-9._-]{1,80}$/;

function readOwnTyres(text: string, ids: readonly number[]): Readonly<Record<number, string>> {
  const pairs = text.split(',').flatMap((part) => {
    const [id, tyre = ''] = part.split(':');
    return tyreId.test(tyre) && ids.includes(Number(id)) ? [[Number(id), tyre] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** Reads an address; never throws. What is absent, odd or out of range takes its default. */
export function decodeClimbAddress(text: string): ClimbAddress {
  const query = readQuery(text);
  const ids = readIds(query.get('ids') ?? '');
  const last = Math.max(0, ids.length - 1);
  const baseline = within(query.get('b'), { min: 0, max: last, start: 0 }) ?? 0;
  const ownWeights = readOwnWeights(query.get('own') ?? '', ids);
  const ownTyres = readOwnTyres(query.get('tires') ?? '', ids);
  const shown = { ids, baseline: Math.floor(baseline), ownWeights, ownTyres };
  return { ...shown, road: readRoad(query), setup: readSetup(query) };
}
