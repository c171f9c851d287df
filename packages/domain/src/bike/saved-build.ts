import * as z from 'zod/mini';
import { type Build, defaultBuildName, emptyBuild } from './build.ts';
import { longestOverrideNote } from './overrides.ts';
import {
  savedBike,
  savedFrameChoice,
  savedFrameConfiguration,
  savedFrameSize,
  savedOwnFrame,
} from './saved-frame.ts';
import { savedGroupsetChoice, savedGroupsetParts } from './saved-groupset.ts';
import { savedOtherChoice, savedOwnOther } from './saved-other.ts';
import { savedOwnWheelset, savedWheelsetChoice, savedWheelsetConfiguration } from './saved-wheelset.ts';

/** Version of the saved form; a change of its shape adds one and a migration. */
export const savedBuildVersion = 2;

const savedOverride = z.string().check(z.maxLength(longestOverrideNote));

type SavedFields = Readonly<Record<string, unknown>>;

const objectSchema = z.record(z.string(), z.unknown());
const isObject = (value: unknown): value is SavedFields => z.safeParse(objectSchema, value).success;

/** The part when it is readable, else what stands in for it. */
function read<Value>(schema: z.ZodMiniType<Value>, value: unknown, fallback: Value): Value {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? parsed.data : fallback;
}

/** The readable entries of a list. */
function readList<Value>(schema: z.ZodMiniType<Value>, value: unknown): readonly Value[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    const parsed = z.safeParse(schema, entry);
    return parsed.success ? [parsed.data] : [];
  });
}

/** The readable entries of a map. */
function readMap<Value>(schema: z.ZodMiniType<Value>, value: unknown): Readonly<Record<string, Value>> {
  if (!isObject(value)) return {};
  const entries = Object.entries(value).flatMap(([name, entry]) => {
    const parsed = z.safeParse(schema, entry);
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Reads a saved build (BLD-92). Each part is read by itself: one that is broken is left out and everything
 * else is kept, so that a corrupt form never costs the whole build.
 */
export function readSavedBuild(saved: unknown): Build {
  if (!isObject(saved)) return emptyBuild;
  return {
    name: read(z.string().check(z.trim(), z.minLength(1), z.maxLength(120)), saved.name, defaultBuildName),
    bike: read(z.nullable(savedBike), saved.bike, null),
    frame: read(z.nullable(savedFrameChoice), saved.frame, null),
    wheelset: read(z.nullable(savedWheelsetChoice), saved.wheelset, null),
    groupset: read(z.nullable(savedGroupsetChoice), saved.groupset, null),
    others: readList(savedOtherChoice, saved.others),
    frameConfigurations: readMap(savedFrameConfiguration, saved.frameConfigurations),
    frameSizes: readMap(savedFrameSize, saved.frameSizes),
    wheelsetConfigurations: readMap(savedWheelsetConfiguration, saved.wheelsetConfigurations),
    groupsetConfigurations: readMap(savedGroupsetParts, saved.groupsetConfigurations),
    ownFrames: readList(savedOwnFrame, saved.ownFrames),
    ownWheelsets: readList(savedOwnWheelset, saved.ownWheelsets),
    ownOthers: readList(savedOwnOther, saved.ownOthers),
    overrides: readMap(savedOverride, saved.overrides),
  };
}

/**
 * Brings an older form to today's. Version 0 is the specification's list of stored fields taken by the letter
 * (its section 3): the bike as two fields, own parts called custom. Version 1 had no overrides: it reads as it is.
 */
export function migrateSavedBuild(saved: unknown, version: number): unknown {
  if (version >= 1 || !isObject(saved)) return saved;
  const { bikeType, rimBrake, buildName, otherComponents, customFrames, customWheelsets, ...rest } = saved;
  return {
    ...rest,
    name: buildName,
    bike: typeof bikeType === 'string' ? { type: bikeType, rimBrake: rimBrake === true } : null,
    others: otherComponents,
    ownFrames: customFrames,
    ownWheelsets: customWheelsets,
  };
}

const isKnown = (value: unknown): boolean => value !== null && !(Array.isArray(value) && value.length === 0);

const knownFacts = (facts: unknown): unknown =>
  isObject(facts) ? Object.fromEntries(Object.entries(facts).filter(([, fact]) => isKnown(fact))) : facts;

/**
 * A build as data for a link: without the pages that figures come from, which make most of its length, and without
 * facts that are unknown. Which figures are estimates stays.
 */
export function leanBuild(build: Build): unknown {
  const lean = (name: string, value: unknown) => {
    if (name === 'source') return undefined;
    if (!isObject(value)) return value;
    if (name === 'fit') return knownFacts(value);
    if (name !== 'frameSizes') return value;
    return Object.fromEntries(Object.entries(value).map(([key, size]) => [key, knownFacts(size)]));
  };
  return JSON.parse(JSON.stringify(build, lean));
}
