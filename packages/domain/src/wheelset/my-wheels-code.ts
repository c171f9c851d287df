import { roundTo } from '../core/public.ts';
import { longestMyWheelsCode } from './mine.ts';
import {
  blankMyWheels,
  type MyWheels,
  type OfBothWheels,
  type PairWeight,
  readMyWheels,
} from './my-wheels.ts';

const short = (figure: number): string => String(roundTo(figure, 2));

const weightText = (weight: PairWeight): string =>
  'pair' in weight ? short(weight.pair) : `${short(weight.front)}_${short(weight.rear)}`;

function bothText({ front, rear }: OfBothWheels): string {
  const side = (figure: number | null) => (figure === null ? '' : short(figure));
  return `${side(front)}_${side(rear)}`;
}

const isKnown = ({ front, rear }: OfBothWheels): boolean => front !== null || rear !== null;

/**
 * Wheels as a short text for an address, "p1001-c1580-s742_890-d45_50-i21_21-t28-x900~Commuter": shop id, claimed and
 * weighed grams, rim depth and inner width of front and rear, tire, price paid, name. What is unknown is left out.
 */
export function encodeMyWheels(mine: MyWheels): string {
  const parts = [
    ...(mine.ppId === null ? [] : [`p${mine.ppId}`]),
    ...(mine.claimed === null ? [] : [`c${weightText(mine.claimed)}`]),
    ...(mine.weighed === null ? [] : [`s${weightText(mine.weighed)}`]),
    ...(isKnown(mine.depth) ? [`d${bothText(mine.depth)}`] : []),
    ...(isKnown(mine.innerWidth) ? [`i${bothText(mine.innerWidth)}`] : []),
    ...(mine.tyre === null ? [] : [`t${short(mine.tyre)}`]),
    ...(mine.paid === null ? [] : [`x${short(mine.paid)}`]),
  ];
  return mine.name === '' ? parts.join('-') : `${parts.join('-')}~${mine.name}`;
}

/** NaN for what is no figure, which the reader of the wheels refuses. */
const figureIn = (text: string): number => (/^\d{1,10}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN);

function weightIn(text: string): unknown {
  const [front = '', rear] = text.split(/_(.*)/s);
  return rear === undefined ? { pair: figureIn(front) } : { front: figureIn(front), rear: figureIn(rear) };
}

function bothIn(text: string): unknown {
  const [front = '', rear = 'none'] = text.split(/_(.*)/s);
  const side = (figure: string) => (figure === '' ? null : figureIn(figure));
  return { front: side(front), rear: side(rear) };
}

const readers: Readonly<Record<string, readonly [keyof MyWheels, (text: string) => unknown]>> = {
  p: ['ppId', figureIn],
  c: ['claimed', weightIn],
  s: ['weighed', weightIn],
  d: ['depth', bothIn],
  i: ['innerWidth', bothIn],
  t: ['tyre', figureIn],
  x: ['paid', figureIn],
};

/** Reads {@link encodeMyWheels}; null when any part cannot be read: half of a visitor's wheels would mislead. */
export function decodeMyWheels(text: string): MyWheels | null {
  if (text.length > longestMyWheelsCode) return null;
  const [code = '', name = ''] = text.split(/~(.*)/s);
  const entries: (readonly [string, unknown])[] = [['name', name]];
  for (const part of code.split('-')) {
    const reader = readers[part.charAt(0)];
    if (reader === undefined || entries.some(([field]) => field === reader[0])) return null;
    entries.push([reader[0], reader[1](part.slice(1))]);
  }
  const read = readMyWheels({ ...blankMyWheels, ...Object.fromEntries(entries) });
  return read.ok ? read.value : null;
}
