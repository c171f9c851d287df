import {
  type ClimbInRoad,
  type ClimbRoad,
  constantProfile,
  longestClimbIn,
  type Profile,
  readRoadCode,
} from '@pp-tools/domain/climb';
import { climbTexts } from '../../../texts/climb-texts.ts';
import { famousClimbs } from './famous-climbs.ts';
import type { NamedRoad } from './read-track.ts';

/** The road that is ridden, with its name. */
export interface Road {
  readonly name: string;
  readonly profile: Profile;
  /** The climb that is offered instead of all of a file's road; `null` where there is none. */
  readonly climb: ClimbInRoad | null;
}

/** Recorders number their tracks; the name of the file says more than "001". */
const nameOf = ({ name, report }: NamedRoad): string =>
  report.name !== null && /\p{L}{3}/u.test(report.name) ? report.name : name;

function roadOfFile(file: NamedRoad, part: 'whole' | 'climb'): Road {
  const climb = longestClimbIn(file.profile);
  const name = nameOf(file);
  return part === 'climb' && climb !== null
    ? { name: climbTexts.longestClimbOf(name), profile: climb.profile, climb }
    : { name, profile: file.profile, climb };
}

/** The road to ride; `null` while a file is awaited. */
export function riddenRoad(road: ClimbRoad, file: NamedRoad | null): Road | null {
  switch (road.kind) {
    case 'file':
      return file === null ? null : roadOfFile(file, road.part);
    case 'shared': {
      const shared = readRoadCode(road.code);
      const name = road.name || climbTexts.sharedRoad;
      return shared === null ? null : { name, profile: shared.profile, climb: null };
    }
    case 'famous': {
      const famous = famousClimbs.find(({ id }) => id === road.id) ?? famousClimbs[0];
      return famous ? { name: famous.name, profile: famous.profile, climb: null } : null;
    }
    case 'constant': {
      const profile = constantProfile(road.gradient, road.length, road.startAltitude);
      return { name: climbTexts.evenRoad(road.gradient), profile, climb: null };
    }
    default:
      return road satisfies never;
  }
}
