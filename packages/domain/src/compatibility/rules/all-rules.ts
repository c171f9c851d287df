import { type BikeSlot, bikeSlots } from '../facts/part-facts.ts';
import { actuationFamily } from './actuation-family.ts';
import { actuationKind } from './actuation-kind.ts';
import { appSetGears } from './app-set.ts';
import { barKind } from './bar-kind.ts';
import { bottomBracketMissing } from './bottom-bracket-missing.ts';
import { brakeFluid } from './brake-fluid.ts';
import { brakeKind } from './brake-kind.ts';
import { brakeMount } from './brake-mount.ts';
import { brakePull } from './brake-pull.ts';
import { cableRouting } from './cable-routing.ts';
import { caliperClearance } from './caliper-clearance.ts';
import { capacity } from './capacity.ts';
import { cassetteFamily } from './cassette-family.ts';
import { chainFamily } from './chain-family.ts';
import { chainOnRing } from './chain-on-ring.ts';
import { chainline } from './chainline.ts';
import { clearance } from './clearance.ts';
import { di2Generation } from './di2-generation.ts';
import { fork, handlebar, seatpost } from './frameset-parts.ts';
import { freehub } from './freehub.ts';
import { frontMech } from './front-mech.ts';
import { hanger } from './hanger.ts';
import { hookless } from './hookless.ts';
import { hubSpacing } from './hub-spacing.ts';
import { largestCog } from './largest-cog.ts';
import { largestRing } from './largest-ring.ts';
import { linkglideParts } from './linkglide.ts';
import { mountainSystems } from './mountain-systems.ts';
import { powerMeter } from './power-meter.ts';
import { ringDifference } from './ring-difference.ts';
import { ringMount } from './ring-mount.ts';
import { roadMountainPull } from './road-mountain-pull.ts';
import { rotor } from './rotor.ts';
import type { Rule } from './rule.ts';
import { shell } from './shell.ts';
import { speeds } from './speeds.ts';
import { spindle } from './spindle.ts';
import { threads } from './threads.ts';
import { tubeWidth } from './tube-width.ts';
import { tubular } from './tubular.ts';
import { tyreOnRim } from './tyre-on-rim.ts';
import { tyreSize, wheelSize } from './wheel-size.ts';
import { wireRouting } from './wire-routing.ts';

/** The rules of docs/compatibility-rules.md in its order, each with the places that its findings can name. */
const book: readonly (readonly [Rule, readonly BikeSlot[]])[] = [
  [actuationKind, ['shifters', 'rearDer', 'frontDer']],
  [actuationFamily, ['shifters', 'rearDer', 'frontDer']],
  [di2Generation, ['shifters', 'rearDer', 'frontDer']],
  [roadMountainPull, ['shifters', 'rearDer']],
  [mountainSystems, ['rearDer', 'cassette', 'chain']],
  [appSetGears, ['shifters', 'rearDer', 'cassette']],
  [speeds, ['shifters', 'rearDer', 'cassette']],
  [largestCog, ['cassette', 'rearDer']],
  [capacity, ['cassette', 'rearDer', 'crankset', 'powerMeter', 'chainring']],
  [cassetteFamily, ['cassette', 'rearDer']],
  [chainFamily, ['chain', 'cassette']],
  [chainOnRing, ['chain', 'crankset', 'powerMeter', 'chainring']],
  [linkglideParts, ['shifters', 'rearDer', 'cassette']],
  [freehub, ['cassette', 'wheelset']],
  [shell, ['frame', 'bottom_bracket']],
  [spindle, ['crankset', 'powerMeter', 'bottom_bracket']],
  [bottomBracketMissing, ['frame', 'crankset', 'powerMeter']],
  [threads, ['frame', 'bottom_bracket']],
  [ringMount, ['chainring', 'crankset', 'powerMeter']],
  [ringDifference, ['frontDer', 'crankset', 'powerMeter', 'chainring']],
  [chainline, ['frontDer', 'crankset', 'powerMeter']],
  [hubSpacing, ['frame', 'wheelset']],
  [largestRing, ['frame', 'crankset', 'powerMeter', 'chainring']],
  [powerMeter, ['powerMeter', 'crankset', 'chainring']],
  [frontMech, ['frame', 'frontDer', 'crankset', 'powerMeter', 'chainring']],
  [hanger, ['frame', 'rearDer']],
  [wireRouting, ['frame', 'rearDer']],
  [cableRouting, ['frame', 'rearDer']],
  [brakeKind, ['frame', 'wheelset', 'brakes', 'shifters']],
  [brakePull, ['shifters', 'brakes']],
  [brakeFluid, ['shifters', 'brakes']],
  [barKind, ['shifters', 'brakes', 'frame']],
  [brakeMount, ['frame', 'brakes']],
  [rotor, ['brakes', 'wheelset', 'frame']],
  [tyreOnRim, ['tyre', 'wheelset']],
  [hookless, ['tyre', 'wheelset', 'tube']],
  [clearance, ['frame', 'fork', 'tyre']],
  [caliperClearance, ['brakes', 'tyre']],
  [wheelSize, ['frame', 'wheelset']],
  [tyreSize, ['tyre', 'wheelset']],
  [tubular, ['tyre', 'wheelset']],
  [tubeWidth, ['tube', 'tyre']],
  [seatpost, ['frame', 'seatpost']],
  [fork, ['fork']],
  [handlebar, ['handlebar']],
];

/** Every rule; 3, 6 and 47 are carried by labels and by the front and rear of others. */
export const rules: readonly Rule[] = book.map(([rule]) => rule);

const bySlot = new Map(
  bikeSlots.map((slot) => [slot, book.flatMap(([rule, slots]) => (slots.includes(slot) ? [rule] : []))]),
);

/** The rules that can speak about a place: a list of thousands of parts is judged by these alone. */
export const rulesFor = (slot: BikeSlot): readonly Rule[] => bySlot.get(slot) ?? [];
