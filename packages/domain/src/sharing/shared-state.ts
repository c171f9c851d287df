import { type Build, formOfBuildLink, leanBuild, readSavedBuild } from '../bike/public.ts';
import { decodeClimbAddress, encodeClimbAddress } from '../climb/public.ts';
import {
  type LinkedComparison,
  readComparisonAddress,
  writeComparisonAddress,
} from '../comparison/public.ts';
import { failure, type Result, success } from '../core/public.ts';
import { decodeFinderAnswers, encodeFinderAnswers } from '../finder/public.ts';
import { decodeMyWheels, encodeMyWheels, myWheelsId } from '../wheelset/public.ts';
import type { SharedTool } from './shared-tool.ts';

/** Version of the stored form; a change of its meaning raises it. */
export const sharedStateVersion = 1;

/** Characters of a state's address: a proxy in front usually takes request lines of 8,192. */
export const longestSharedQuery = 8000;

/** The page that shows a state of a tool. */
export const sharedPages: Readonly<Record<SharedTool, string>> = {
  compare: '/wheelsetCompare',
  finder: '/wheelsetFinder',
  climb: '/WheelsetClimbCalculator',
  build: '/build-summary',
};

/** Why a state cannot be stored. */
export type SharedStateFault = 'unreadable' | 'newer' | 'tooLarge';

/** A state in its one normal form. */
export interface SharedState {
  readonly tool: SharedTool;
  /** The query of the tool's address, without "?". A build's is packed by {@link PackedBuilds}. */
  readonly query: string;
  /** What makes two states the same. */
  readonly identity: string;
}

/** How a build is packed into its link; the way of compressing is not the domain's matter. */
export interface PackedBuilds {
  /** JSON of a packed build; null for what cannot be unpacked. */
  readonly unpack: (packed: string) => string | null;
  readonly pack: (json: string) => string;
}

const fromText = (query: string): URLParameters => new Map(pairsOf(query));
type URLParameters = ReadonlyMap<string, string>;

function pairsOf(query: string): readonly (readonly [string, string])[] {
  return query.split('&').flatMap((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    try {
      return [[name, decodeURIComponent(value.replaceAll('+', ' '))] as const];
    } catch {
      return [];
    }
  });
}

const queryOf = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

type Normal = Result<Omit<SharedState, 'tool'>, SharedStateFault>;

const same = (query: string): Normal => success({ query, identity: query });

/** Own wheels in their one spelling; those that cannot be read are left out, and are no baseline. */
function withReadableMine(link: LinkedComparison): LinkedComparison {
  const mine = link.mine === null ? null : decodeMyWheels(link.mine);
  if (mine !== null) return { ...link, mine: encodeMyWheels(mine) };
  return { ...link, mine: null, baselinePpId: link.baselinePpId === myWheelsId ? null : link.baselinePpId };
}

function normalComparison(query: string): Normal {
  const { link, dropped } = readComparisonAddress(Object.fromEntries(fromText(query)));
  if (link !== null) return same(queryOf(writeComparisonAddress(withReadableMine(link))));
  return failure(dropped.includes('version') ? 'newer' : 'unreadable');
}

function normalAnswers(query: string): Normal {
  const answers = decodeFinderAnswers(fromText(query).get('a') ?? '');
  if (answers.ok) return same(queryOf({ a: encodeFinderAnswers(answers.value) }));
  return failure(answers.fault.code === 'finderAddressNewer' ? 'newer' : 'unreadable');
}

function normalClimb(query: string): Normal {
  const version = fromText(query).get('v');
  if (version !== '1') return failure(Number(version) > 1 ? 'newer' : 'unreadable');
  return same(encodeClimbAddress(decodeClimbAddress(query)));
}

/** JSON whose objects have their names in order, so that equal values are equal texts. */
function orderedJson(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

const isEmpty = ({ bike, frame, wheelset, groupset, others }: Build): boolean =>
  bike === null && frame === null && wheelset === null && groupset === null && others.length === 0;

function normalBuild(query: string, { unpack, pack }: PackedBuilds): Normal {
  const packed = fromText(query).get('build') ?? '';
  const form = formOfBuildLink(packed);
  if (form === 'newer') return failure('newer');
  const json = form === 'whole' ? unpack(packed) : null;
  const build = json === null ? null : buildOf(json);
  if (build === null || isEmpty(build)) return failure('unreadable');
  const identity = orderedJson(leanBuild(build));
  return success({ query: `build=${pack(identity)}`, identity });
}

/** The build in the JSON of a link; null for no JSON. */
function buildOf(json: string): Build | null {
  try {
    return readSavedBuild(JSON.parse(json));
  } catch {
    return null;
  }
}

function normalOf(tool: SharedTool, query: string, packed: PackedBuilds): Normal {
  switch (tool) {
    case 'compare':
      return normalComparison(query);
    case 'finder':
      return normalAnswers(query);
    case 'climb':
      return normalClimb(query);
    case 'build':
      return normalBuild(query, packed);
    default:
      return tool satisfies never;
  }
}

/**
 * A state of a tool, read by the tool's own reader and written again, so that nothing but what the tool understands
 * is stored and the same state is the same text. A build carries its parts and their prices of this moment.
 */
export function sharedState(
  tool: SharedTool,
  query: string,
  packed: PackedBuilds,
): Result<SharedState, SharedStateFault> {
  if (query.length > longestSharedQuery) return failure('tooLarge');
  const normal = normalOf(tool, query, packed);
  if (!normal.ok) return normal;
  if (normal.value.query.length > longestSharedQuery) return failure('tooLarge');
  return success({ tool, ...normal.value });
}

/** The address within the product that shows a state. */
export const sharedAddress = ({ tool, query }: Pick<SharedState, 'tool' | 'query'>): string =>
  `${sharedPages[tool]}?${query}`;
