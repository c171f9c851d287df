import {
  type ClimbAddress,
  type ClimbComparison,
  type CodedRoad,
  encodeClimbAddress,
  longestRoadName,
  readRoadCode,
  sharedRoadCode,
  totalsOf,
} from '@pp-tools/domain/climb';
import { type Cell, csvText, type UnitSystem } from '@pp-tools/domain/core';
import { downloadText } from '../../../platform/download.ts';
import type { Shareable } from '../../../shop/share-link.ts';
import { climbCsvTexts, climbTexts, figureTexts, verdictTexts } from '../../../texts/climb-texts.ts';
import { moneyText } from './entry-texts.ts';
import { errorText, heightText } from './figure-texts.ts';
import type { Road } from './ridden-road.ts';

/** A comparison as a link: its query text, and what it lost of a file's road. */
export interface ClimbLink {
  readonly query: string;
  /** The road as the link draws it; `null` where the address names the road itself. */
  readonly road: CodedRoad | null;
}

/** The link to a comparison. A road from a file travels with it, simplified. */
export function linkTo(climb: ClimbAddress, { name, profile }: Pick<Road, 'name' | 'profile'>): ClimbLink {
  if (climb.road.kind !== 'file') return { query: encodeClimbAddress(climb), road: null };
  const code = sharedRoadCode(profile);
  const road = { kind: 'shared', code, name: name.slice(0, longestRoadName) } as const;
  return { query: encodeClimbAddress({ ...climb, road }), road: readRoadCode(code) };
}

/** The address that shows this comparison in the product, wherever the page stands. */
const addressOf = (query: string): string => `${window.location.origin}/WheelsetClimbCalculator?${query}`;

/** A comparison as it is shared. */
export const sharedClimb = (climb: ClimbAddress, ridden: Pick<Road, 'name' | 'profile'>): Shareable => {
  const { query } = linkTo(climb, ridden);
  return { tool: 'climb', query, longAddress: addressOf(query) };
};

/** Puts the address on the clipboard; says what a road from a file lost on the way. */
export async function copyClimbLink(
  climb: ClimbAddress,
  ridden: Pick<Road, 'name' | 'profile'>,
  units: UnitSystem,
): Promise<void> {
  const { road } = linkTo(climb, ridden);
  const text =
    road === null
      ? climbTexts.copied
      : climbTexts.copiedWithRoad(road.bends, errorText(road.error, units), {
          before: heightText(totalsOf(ridden.profile).ascent, units),
          after: heightText(totalsOf(road.profile).ascent, units),
        });
  const { copyShared } = await import('../../../shop/share-link.ts');
  await copyShared(sharedClimb(climb, ridden), text);
}

/** Saves the figures as a CSV file with their origin. */
export function downloadClimb(name: string, { entries }: ClimbComparison, query: string): void {
  const rows = entries.map(({ wheels, seconds, meanSpeed, power, difference }): readonly Cell[] => [
    ...[wheels.name, wheels.weight, seconds, meanSpeed * 3.6, power],
    ...(difference === null
      ? [figureTexts.baseline]
      : [
          ...[difference.seconds, difference.margin, difference.percent, difference.metres, difference.watts],
          verdictTexts[difference.verdict],
          moneyText(difference.money),
        ]),
  ]);
  const origin = [
    [name],
    [climbCsvTexts.from(addressOf(query))],
    [climbCsvTexts.written(new Date().toISOString().slice(0, 10))],
    ...entries.flatMap(({ wheels: { name: wheelset, estimates = [] } }) =>
      estimates.length === 0 ? [] : [[climbCsvTexts.estimates(wheelset, estimates)]],
    ),
  ];
  downloadText('climb.csv', csvText([climbCsvTexts.header, ...rows, [], ...origin]), 'text/csv');
}
