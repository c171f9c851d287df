import { clash, notChecked, side, want } from '../finding.ts';
import { hasLabel, labelText, shareLabel, tType } from './labels.ts';
import type { Rule } from './rule.ts';

/** Systems with a cog spacing of their own. */
const ownSpacing = [/^sram-axs-xplr-13$/, tType, /^campagnolo-ekar-13$/];

/** Rule 12: mech and cassette of one family; outside it most 12-speed road parts work, noisier. */
export const cassetteFamily: Rule = ({ cassette, rearDer }) => {
  if (!cassette || !rearDer) return [];
  const missing = notChecked(12, want(cassette, 'families'), want(rearDer, 'families'));
  if (missing.length > 0) return missing;
  if (shareLabel(cassette.families, rearDer.families)) return [];
  const isOwn = ownSpacing.some(
    (pattern) => hasLabel(cassette.families, pattern) || hasLabel(rearDer.families, pattern),
  );
  const sides = [
    side(cassette, labelText(cassette.families)),
    side(rearDer, labelText(rearDer.families)),
  ] as const;
  return [clash(12, 'cassetteFamily', isOwn ? 'blocks' : 'check', sides)];
};
