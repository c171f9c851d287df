import type { BuildPressure, PressureFault } from '@pp-tools/domain/bike';
import {
  hooklessLimitPsi,
  type PressureLimit,
  psiToBar,
  type SuggestedPressure,
} from '@pp-tools/domain/part';

export const pressureFaultTexts: Readonly<Record<PressureFault, string>> = {
  noWheelset: 'Choose a wheelset and its tires in step 3 first.',
  noTyre: 'Choose tires for this wheelset in step 3 first.',
};

/** "4.3 bar (62 psi)". */
export const pressureText = (psi: number): string =>
  `${psiToBar(psi).toFixed(1)} bar (${Math.floor(psi)} psi)`;

const limitTexts: Readonly<Record<PressureLimit, string>> = {
  hookless: `held at the hookless limit of 5 bar (${hooklessLimitPsi} psi)`,
  tyre: 'held at the highest pressure that the tire allows',
};

/** Why a suggestion is lower than the load asks for; null when nothing holds it back. */
export const limitText = ({ limit, wantedPsi }: SuggestedPressure): string | null =>
  limit === null
    ? null
    : `The load asks for ${pressureText(wantedPsi)}; ${limitTexts[limit]}. Take a wider tire.`;

/** The suggestion in one sentence. */
export const pressureSentence = ({ front, rear }: BuildPressure): string =>
  `A starting point: front ${pressureText(front.psi)}, rear ${pressureText(rear.psi)}.`;
