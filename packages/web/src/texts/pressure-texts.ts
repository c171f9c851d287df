import type { BuildPressure, PressureFault } from '@pp-tools/domain/build';
import type { Clash, FactField, Finding } from '@pp-tools/domain/compatibility';
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

const fieldTexts: Readonly<Partial<Record<FactField, string>>> = {
  allowsHookless: 'whether the tire is approved for hookless rims',
  innerWidth: 'inner width of the rim',
  rimType: 'kind of rim',
  maxTyreWidth: 'room in the frame or fork',
};

const severityTexts: Readonly<Record<Clash['severity'], string>> = {
  blocks: 'Does not fit',
  check: 'Check',
  note: 'Note',
};

function clashText({ code, part, other, end }: Clash): string | null {
  const where = end === null ? '' : `${end === 'front' ? 'Front' : 'Rear'}: `;
  const limit = `${other?.value} mm`;
  switch (code) {
    case 'clearance':
      return `${where}the tire gets ${part.value} mm wide on this rim, the frame takes ${limit}.`;
    case 'tyreNarrowerThanRim':
      return `${where}this rim needs a tire of ${limit} or more.`;
    case 'tyreOnRim':
      return `${where}the tire is ${part.value} mm, the limit for this rim is ${limit}.`;
    case 'hooklessTyre':
      return 'A hookless rim takes only tubeless tires that their maker approves for it.';
    case 'hooklessMinimum':
    case 'hooklessStandard':
      return `${where}on this hookless rim a tire of ${limit} or more is meant.`;
    case 'hooklessTube':
      return 'On a hookless rim a tube goes only into a tire that is approved for such rims.';
    default:
      return null;
  }
}

/** What a rule says about a tyre on its rim and in its frame; null when it speaks about something else. */
export function tyreFindingText(finding: Finding): { readonly lead: string; readonly text: string } | null {
  if (finding.severity === 'notChecked') {
    const fields = finding.missing.map(({ field }) => fieldTexts[field] ?? field);
    return { lead: 'Not checked', text: `${fields.join(', ')} not known.` };
  }
  const text = clashText(finding);
  return text === null ? null : { lead: severityTexts[finding.severity], text };
}
