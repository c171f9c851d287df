import { roundTo } from '../core/public.ts';
import { type ClimbAddress, type ClimbRoad, climbAddressVersion, plainNames } from './climb-address.ts';
import { type ClimbSetup, usualSetup } from './climb-setup.ts';
import { writeQuery } from './query-text.ts';

const brief = (value: number): string => String(roundTo(value, 5));

type Pairs = readonly (readonly [string, string])[];

function roadPairs(road: ClimbRoad): Pairs {
  if (road.kind === 'famous') return [['climb', road.id]];
  if (road.kind === 'file')
    return [['climb', 'gpx'], ...(road.part === 'climb' ? [['part', 'climb'] as const] : [])];
  if (road.kind === 'shared') {
    return [
      ['climb', 'gpx'],
      ...(road.name === '' ? [] : [['name', road.name] as const]),
      ['road', road.code],
    ];
  }
  return [
    ['g', brief(road.gradient * 100)],
    ['km', brief(road.length / 1000)],
    ['alt', brief(road.startAltitude)],
  ];
}

function weatherPairs({ air, wind }: ClimbSetup): Pairs {
  const windText =
    wind.kind === 'along' ? brief(wind.headwind) : `${brief(wind.speed)}@${brief(wind.direction)}`;
  const airPairs: Pairs =
    air.kind === 'density'
      ? [['rho', brief(air.density)]]
      : [
          ['temp', brief(air.temperature)],
          ['hum', brief(air.humidity * 100)],
          ['hpa', brief(air.seaLevelPressure / 100)],
        ];
  return [...airPairs, ['wind', windText]];
}

function setupPairs(setup: ClimbSetup): Pairs {
  const { effort, plan, reference } = setup;
  return [
    effort.kind === 'power' ? ['p', brief(effort.power)] : ['t', brief(effort.seconds)],
    ...plainNames.map(([name, field]) => [name, brief(setup[field])] as const),
    ...weatherPairs(setup),
    ['ref', `${brief(reference.weight)}x${brief(reference.depth)}`],
    ['brg', setup.bearings ? '1' : '0'],
    ['start', setup.start],
    ['pace', brief(plan.pacing)],
    ['high', plan.altitude ?? 'none'],
  ];
}

const usualPairs = new Map(setupPairs(usualSetup));

/** An address as a query text without "?"; what stands at its default is left out. */
export function encodeClimbAddress(address: ClimbAddress): string {
  const { ids, baseline, ownWeights, ownTyres, road, setup } = address;
  const tyres = ids.flatMap((id) => (ownTyres[id] === undefined ? [] : [`${id}:${ownTyres[id]}`]));
  const own = ids.flatMap((id) => (ownWeights[id] === undefined ? [] : [`${id}:${brief(ownWeights[id])}`]));
  return writeQuery([
    ['v', String(climbAddressVersion)],
    ['ids', ids.join(',')],
    ...(baseline > 0 ? [['b', String(baseline)] as const] : []),
    ...(own.length > 0 ? [['own', own.join(',')] as const] : []),
    ...(tyres.length > 0 ? [['tires', tyres.join(',')] as const] : []),
    ...roadPairs(road),
    ...setupPairs(setup).filter(([name, value]) => usualPairs.get(name) !== value),
  ]);
}
