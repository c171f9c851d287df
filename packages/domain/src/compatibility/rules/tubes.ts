import { beadName } from '../facts/bead-name.ts';
import { rule, side, want } from '../rule.ts';

/** Rule 46: a tube is made for a range of tyre widths. */
export const tubeWidth = rule({
  number: 46,
  codes: ['tubeWidth'],
  facts: { tube: ['isSealant', 'minTyreWidth', 'maxTyreWidth'], tyre: ['width'] },
  judge: ({ tube, tyre }, say) => {
    if (!tube || !tyre || tube.isSealant) return [];
    const { minTyreWidth: min, maxTyreWidth: max } = tube;
    if (tyre.width === null || min === null || max === null)
      return say.unknown(want(tyre, 'width'), want(tube, 'minTyreWidth'), want(tube, 'maxTyreWidth'));
    if (tyre.width >= min && tyre.width <= max) return [];
    const sides = [
      side(tube, `${min}-${max}`, 'minTyreWidth', 'maxTyreWidth'),
      side(tyre, tyre.width, 'width'),
    ] as const;
    return [say.clash('tubeWidth', 'check', sides, { fixes: ['tube', 'tyre'] })];
  },
});

/** Rule 51: a tube is made for wheels of a diameter. */
export const tubeSize = rule({
  number: 51,
  codes: ['tubeSize'],
  facts: { tube: ['isSealant', 'beads'], tyre: ['bead', 'use'] },
  judge: ({ tube, tyre }, say) => {
    if (!tube || !tyre || tube.isSealant) return [];
    if (tyre.bead === null || tube.beads.length === 0)
      return say.unknown(want(tube, 'beads'), want(tyre, 'bead'));
    if (tube.beads.includes(tyre.bead)) return [];
    const isMountain = tyre.use === 'Mountain';
    const sides = [
      side(tube, tube.beads.map((bead) => beadName(bead, isMountain)).join('|'), 'beads'),
      side(tyre, beadName(tyre.bead, isMountain), 'bead'),
    ] as const;
    return [say.clash('tubeSize', 'blocks', sides, { fixes: ['tube', 'tyre'] })];
  },
});

/** What a valve must show above a rim for a pump head, in millimetres. */
const aboveRim = 15;

/** Rule 52: a valve as long as the rim is deep and 15 mm more, or an extender. */
export const valveLength = rule({
  number: 52,
  codes: ['valveTooShort'],
  facts: { tube: ['isSealant', 'valveLengths'], wheelset: ['rimDepth'] },
  judge: ({ tube, wheelset }, say) => {
    if (!tube || !wheelset || tube.isSealant) return [];
    const { front, rear } = wheelset.rimDepth;
    const depth = front === null || rear === null ? (front ?? rear) : Math.max(front, rear);
    if (depth === null || tube.valveLengths.length === 0)
      return say.unknown(want(tube, 'valveLengths'), want(wheelset, 'rimDepth', depth));
    const longest = Math.max(...tube.valveLengths);
    if (longest >= depth + aboveRim) return [];
    const sides = [
      side(tube, longest, 'valveLengths'),
      side(wheelset, depth + aboveRim, 'rimDepth'),
    ] as const;
    return [say.clash('valveTooShort', 'check', sides, { fixes: ['tube'] })];
  },
});

/** Rule 53: sealant instead of a tube needs a tubeless tyre on a rim that holds air. */
export const sealantNeedsTubeless = rule({
  number: 53,
  codes: ['sealantTyre', 'sealantRim'],
  facts: { tube: ['isSealant'], tyre: ['type'], wheelset: ['rimType'] },
  judge: ({ tube, tyre, wheelset }, say) => {
    if (!tube?.isSealant) return [];
    const onTyre =
      tyre && tyre.type === 'clincher'
        ? [
            say.clash('sealantTyre', 'blocks', [side(tube), side(tyre, tyre.type, 'type')], {
              fixes: ['tube', 'tyre'],
            }),
          ]
        : [];
    const onRim =
      wheelset && wheelset.rimType === 'Clincher'
        ? [
            say.clash('sealantRim', 'blocks', [side(tube), side(wheelset, wheelset.rimType, 'rimType')], {
              fixes: ['tube', 'wheelset'],
            }),
          ]
        : [];
    return [...onTyre, ...onRim];
  },
});
