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

/** The rules of docs/compatibility-rules.md, in its order; rules 3, 6 and 47 say what others leave alone. */
export const rules: readonly Rule[] = [
  actuationKind,
  actuationFamily,
  di2Generation,
  roadMountainPull,
  mountainSystems,
  appSetGears,
  speeds,
  largestCog,
  capacity,
  cassetteFamily,
  chainFamily,
  chainOnRing,
  linkglideParts,
  freehub,
  shell,
  spindle,
  bottomBracketMissing,
  threads,
  ringMount,
  ringDifference,
  chainline,
  hubSpacing,
  largestRing,
  powerMeter,
  frontMech,
  hanger,
  wireRouting,
  cableRouting,
  brakeKind,
  brakePull,
  brakeFluid,
  barKind,
  brakeMount,
  rotor,
  tyreOnRim,
  hookless,
  clearance,
  caliperClearance,
  wheelSize,
  tyreSize,
  tubular,
  tubeWidth,
  seatpost,
  fork,
  handlebar,
];
