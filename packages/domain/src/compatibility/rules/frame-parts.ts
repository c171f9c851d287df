import { rule, side, want } from '../rule.ts';

/** Makers' own steerers fit their own frames only. */
const isTiedToBrand = (steerer: string | null): boolean => /^(proprietary|delta)\b/i.test(steerer ?? '');
const isSameBrand = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The sizes in a text, without what is in brackets. */
function sizesIn(text: string): string {
  const [open, close] = [text.indexOf('('), text.lastIndexOf(')')];
  const bare = open === -1 || close < open ? text : text.slice(0, open).trimEnd() + text.slice(close + 1);
  return bare.toLowerCase();
}

/**
 * Rule 48: a round seatpost of the frame's diameter, or the maker's own post in its own frame; droppers are for
 * gravel and mountain bikes.
 */
export const seatpostFit = rule({
  number: 48,
  codes: ['seatpostShape', 'seatpostSize', 'dropperUse'],
  facts: { frame: ['brand', 'seatTube', 'use'], seatpost: ['brand', 'diameter', 'dropperTravel'] },
  judge: ({ frame, seatpost: post }, say) => {
    if (!frame || !post) return [];
    const drops = (post.dropperTravel ?? 0) > 0 && frame.use !== 'Mountain' && frame.use !== 'Gravel';
    const dropper =
      drops && frame.use !== null
        ? [
            say.clash('dropperUse', 'blocks', [side(post, null, 'dropperTravel'), side(frame, null, 'use')], {
              fixes: ['seatpost'],
            }),
          ]
        : [];
    if (post.diameter === 'proprietary') {
      if (post.brand === null || frame.brand === null || isSameBrand(post.brand, frame.brand)) return dropper;
      const sides = [side(post, post.brand, 'brand'), side(frame, frame.brand, 'brand')] as const;
      return [say.clash('seatpostShape', 'blocks', sides, { fixes: ['seatpost'] }), ...dropper];
    }
    if (post.diameter === null || frame.seatTube === null)
      return [...say.unknown(want(post, 'diameter'), want(frame, 'seatTube')), ...dropper];
    if (Number(post.diameter) === Number(frame.seatTube)) return dropper;
    const sides = [side(post, post.diameter, 'diameter'), side(frame, frame.seatTube, 'seatTube')] as const;
    return [say.clash('seatpostSize', 'blocks', sides, { fixes: ['seatpost'] }), ...dropper];
  },
});

/** Road and gravel forks differ by about 30 mm; within this the steering stays as the maker meant it. */
const axleToCrownTolerance = 15;
/** A gravel frame with a narrower fork is no gravel bike any more. */
const narrowestGravelTyre = 35;
/** Suspension forks for drop bars have at most this travel, those for mountain bikes more. */
const longestGravelTravel = 60;

/** Rule 49: a fork of the frame's brake, wheel size, kind, height and steerer. */
export const forkFit = rule({
  number: 49,
  codes: ['forkBrake', 'forkWheel', 'forkKind', 'forkHeight', 'forkSteerer'],
  facts: {
    frame: ['brand', 'brake', 'use', 'axleToCrown', 'steerer'],
    fork: ['brand', 'brake', 'bead', 'travel', 'axleToCrown', 'steerer', 'maxTyreWidth', 'isMountain'],
  },
  judge: ({ frame, fork }, say) => {
    if (!frame || !fork) return [];
    const fixes = { fixes: ['fork'] } as const;
    if (fork.brake === null || frame.use === null)
      return say.unknown(want(fork, 'brake'), want(frame, 'use'));
    const travel = fork.travel ?? 0;
    const clashes = [];
    if (frame.brake !== null && fork.brake !== frame.brake) {
      const sides = [side(fork, fork.brake, 'brake'), side(frame, frame.brake, 'brake')] as const;
      clashes.push(say.clash('forkBrake', 'blocks', sides, fixes));
    }
    const isTied = isTiedToBrand(fork.steerer) && fork.brand !== null && frame.brand !== null;
    const isOther =
      fork.steerer !== null &&
      frame.steerer !== null &&
      !isTiedToBrand(frame.steerer) &&
      sizesIn(fork.steerer) !== sizesIn(frame.steerer);
    if (isTied ? !isSameBrand(fork.brand ?? '', frame.brand ?? '') : isOther) {
      const sides = [side(fork, fork.steerer, 'steerer'), side(frame, frame.steerer, 'steerer')] as const;
      clashes.push(say.clash('forkSteerer', 'blocks', sides, fixes));
    }
    if (frame.axleToCrown !== null && fork.axleToCrown !== null) {
      if (Math.abs(frame.axleToCrown - fork.axleToCrown) > axleToCrownTolerance) {
        const sides = [
          side(fork, fork.axleToCrown, 'axleToCrown'),
          side(frame, frame.axleToCrown, 'axleToCrown'),
        ] as const;
        clashes.push(say.clash('forkHeight', 'blocks', sides, fixes));
      }
    }
    const isRoadWheel = fork.bead === 622 && fork.isMountain === false;
    if (isRoadWheel === (frame.use === 'Mountain')) {
      const sides = [side(fork, null, 'bead', 'isMountain'), side(frame, null, 'use')] as const;
      clashes.push(say.clash('forkWheel', 'blocks', sides, fixes));
    }
    const isNarrow =
      frame.use === 'Gravel' && (fork.maxTyreWidth ?? narrowestGravelTyre) < narrowestGravelTyre;
    const maxTravel =
      frame.use === 'Mountain' ? Number.POSITIVE_INFINITY : frame.use === 'Gravel' ? longestGravelTravel : 0;
    if (isNarrow || travel > maxTravel) {
      const sides = [side(fork, travel, 'travel', 'maxTyreWidth'), side(frame, null, 'use')] as const;
      clashes.push(say.clash('forkKind', 'blocks', sides, fixes));
    }
    return clashes;
  },
});

/** Rule 50: flat and riser bars on mountain bikes, others elsewhere; the clamp is the stem's matter. */
export const handlebarFit = rule({
  number: 50,
  codes: ['handlebarUse'],
  facts: { frame: ['use'], handlebar: ['bar'] },
  judge: ({ frame, handlebar }, say) => {
    if (!frame || !handlebar) return [];
    if (handlebar.bar === null || frame.use === null)
      return say.unknown(want(handlebar, 'bar'), want(frame, 'use'));
    if ((handlebar.bar === 'flat') === (frame.use === 'Mountain')) return [];
    const sides = [side(handlebar, handlebar.bar, 'bar'), side(frame, frame.use, 'use')] as const;
    return [say.clash('handlebarUse', 'blocks', sides, { fixes: ['handlebar'] })];
  },
});
