import { roundTo } from '../../core/public.ts';
import { bertoPressure, hooklessLimitBar, psiToBar, wheelShare, widthOnRim } from '../../part/public.ts';
import { rule, side, want } from '../rule.ts';
import { believable, ends, standardWidths } from './rim-table.ts';

const fixes = ['tyre', 'wheelset'] as const;

/** A tyre must be this much wider than a hooked rim is inside, unless the rim's maker allows less. */
const widerThanRim = 2;
/** Rule 39: tyre and hooked rim; the rim maker's own limits win over the standard's table. */
export const tyreOnRim = rule({
  number: 39,
  codes: ['tyreOnRim', 'tyreByStandard', 'tyreNarrowerThanRim'],
  facts: {
    tyre: ['width', 'type'],
    wheelset: ['rimType', 'innerWidth', 'minTyreWidth', 'maxTyreWidth'],
  },
  judge: ({ tyre, wheelset }, say) => {
    if (!tyre || !wheelset) return [];
    const { width } = tyre;
    // Of the visitor's own wheels the narrowest tyre may be known and nothing else.
    const isOwnLimit = wheelset.rimType === null && wheelset.minTyreWidth.rear !== null;
    if (width === null || (wheelset.rimType === null && !isOwnLimit))
      return say.unknown(want(wheelset, 'rimType'), want(tyre, 'width'));
    if (wheelset.rimType === 'Hookless' || wheelset.rimType === 'Tubular') return [];
    if (tyre.type === 'tubular') return [];
    return ends.flatMap((end) => {
      const inner = wheelset.innerWidth[end];
      const min = believable(wheelset.minTyreWidth[end], inner);
      const max = wheelset.maxTyreWidth[end];
      if (inner === null && min === null && max === null)
        return say.unknown(want(tyre, 'width'), want(wheelset, 'innerWidth', null));
      const mine = side(tyre, width, 'width');
      if (inner !== null && width < inner + widerThanRim && (min === null || width < min)) {
        const its = side(wheelset, inner + widerThanRim, 'innerWidth');
        return [say.clash('tyreNarrowerThanRim', 'blocks', [mine, its], { end, fixes })];
      }
      if (min !== null && width < min)
        return [say.clash('tyreOnRim', 'check', [mine, side(wheelset, min, 'minTyreWidth')], { end, fixes })];
      if (max !== null && width > max)
        return [say.clash('tyreOnRim', 'check', [mine, side(wheelset, max, 'maxTyreWidth')], { end, fixes })];
      const standard = inner === null ? null : standardWidths(inner);
      if (standard === null) return [];
      const [low, high] = [min ?? standard.min, max ?? standard.max];
      if (width >= low && width <= high) return [];
      const its = side(wheelset, width < low ? low : high, 'innerWidth');
      return [say.clash('tyreByStandard', 'check', [mine, its], { end, fixes })];
    });
  },
});

/**
 * Up to this inner width the standard is about road tyres at road pressures and speaks along with the rim's maker;
 * on wider rims the maker's own minimum is the last word.
 */
const widestRoadRim = 25;

/** Rule 40: a hookless rim holds tubeless tyres only that their maker approves for it. */
export const hookless = rule({
  number: 40,
  codes: ['hooklessTyre', 'hooklessMinimum', 'hooklessStandard', 'hooklessTube'],
  facts: {
    tyre: ['width', 'type', 'allowsHookless'],
    wheelset: ['rimType', 'innerWidth', 'minTyreWidth'],
    tube: ['isSealant'],
  },
  judge: ({ tyre, wheelset, tube }, say) => {
    if (!tyre || wheelset?.rimType !== 'Hookless') return [];
    const { width } = tyre;
    if (width === null || tyre.type === null) return say.unknown(want(tyre, 'type'), want(tyre, 'width'));
    if (tyre.type !== 'tubeless' || tyre.allowsHookless === false) {
      const value = tyre.type === 'tubeless' ? 'not-approved' : tyre.type;
      const field = tyre.type === 'tubeless' ? 'allowsHookless' : 'type';
      const sides = [side(tyre, value, field), side(wheelset, null, 'rimType')] as const;
      return [say.clash('hooklessTyre', 'blocks', sides, { fixes })];
    }
    const onWidth = ends.flatMap((end) => {
      const inner = wheelset.innerWidth[end];
      const min = believable(wheelset.minTyreWidth[end], inner);
      const mine = side(tyre, width, 'width');
      if (min !== null && width < min) {
        const its = side(wheelset, min, 'minTyreWidth');
        return [say.clash('hooklessMinimum', 'blocks', [mine, its], { end, fixes })];
      }
      const isMakersWord = min !== null && inner !== null && inner > widestRoadRim;
      if (isMakersWord) return [];
      const standard = inner === null ? null : standardWidths(inner);
      if (standard === null || width >= standard.min) return [];
      const its = side(wheelset, standard.min, 'innerWidth');
      return [say.clash('hooklessStandard', 'check', [mine, its], { end, fixes })];
    });
    const tubeNote =
      tube && !tube.isSealant
        ? [say.clash('hooklessTube', 'note', [side(tube), side(wheelset)], { fixes: [] })]
        : [];
    return [...say.unknown(want(tyre, 'allowsHookless'), want(wheelset, 'rimType')), ...onWidth, ...tubeNote];
  },
});

/** Kilograms of a bike where only the rider is known: between light and loaded, the load of a wheel hardly changes. */
const usualBike = 9;

/**
 * Rule 58: the pressure that the rider's weight asks for on this tyre is not above what tyre and rim allow; on any
 * hookless rim that is 5 bar at most.
 */
export const tyrePressure = rule({
  number: 58,
  codes: ['tyrePressure', 'rimPressure'],
  facts: {
    rider: ['weight'],
    tyre: ['width', 'type', 'maxPressure'],
    wheelset: ['rimType', 'innerWidth', 'maxPressure'],
  },
  judge: ({ rider, tyre, wheelset }, say) => {
    if (!rider || rider.weight === null || !tyre || !wheelset || tyre.width === null) return [];
    const { rimType, innerWidth, maxPressure } = wheelset;
    const width = widthOnRim(tyre.width, innerWidth.rear);
    const wanted = psiToBar(bertoPressure((rider.weight + usualBike) * wheelShare.rear, width));
    const hookless = rimType === 'Hookless' ? hooklessLimitBar : null;
    const onRim = Math.min(maxPressure ?? Number.POSITIVE_INFINITY, hookless ?? Number.POSITIVE_INFINITY);
    const mine = side(tyre, roundTo(wanted, 1), 'width');
    if (wanted > onRim) {
      const its = side(wheelset, roundTo(onRim, 1), 'rimType', 'maxPressure');
      return [say.clash('rimPressure', 'check', [mine, its], { end: 'rear', fixes })];
    }
    if (tyre.maxPressure === null || wanted <= tyre.maxPressure) return [];
    const its = side(tyre, roundTo(tyre.maxPressure, 1), 'maxPressure');
    return [say.clash('tyrePressure', 'check', [mine, its], { end: 'rear', fixes: ['tyre'] })];
  },
});

/** The maker's figure already holds its clearance: up to this much more is tight, beyond it does not go. */
const tolerated = 2;

/**
 * How far a tyre of a width that fits may grow on a wide rim: makers sell bikes with 29 mm tyres on 25 mm rims where
 * they name 29 mm as the widest. Beyond it is a thing to look at, since the growth is a rule of thumb.
 */
const growth = 2;

/** Rule 41: the tyre, as wide as it gets on this rim, against the room in frame and fork. */
export const clearance = rule({
  number: 41,
  codes: ['clearance'],
  facts: {
    frame: ['maxTyreWidth'],
    fork: ['maxTyreWidth'],
    tyre: ['width'],
    wheelset: ['innerWidth'],
  },
  judge: ({ frame, tyre, wheelset, fork }, say) => {
    if (!frame || !tyre) return [];
    const { width } = tyre;
    if (width === null) return say.unknown(want(tyre, 'width'), want(frame, 'maxTyreWidth'));
    return ends.flatMap((end) => {
      const isFork = end === 'front' && fork !== undefined;
      const max = isFork ? fork.maxTyreWidth : frame.maxTyreWidth[end];
      if (max === null)
        return say.unknown(
          want(tyre, 'width'),
          isFork ? want(fork, 'maxTyreWidth') : want(frame, 'maxTyreWidth', max),
        );
      const measured = widthOnRim(width, wheelset?.innerWidth[end] ?? null);
      if (width <= max && measured <= max + growth) return [];
      const its = isFork ? side(fork, max, 'maxTyreWidth') : side(frame, max, 'maxTyreWidth');
      return [
        say.clash(
          'clearance',
          width > max && measured - max > tolerated ? 'blocks' : 'check',
          [side(tyre, measured, 'width'), its],
          {
            end,
            fixes: ['tyre', isFork ? 'fork' : 'frame'],
          },
        ),
      ];
    });
  },
});

/** Rule 42: a rim caliper has its own widest tyre. */
export const caliperClearance = rule({
  number: 42,
  codes: ['caliperClearance'],
  facts: { brakes: ['isDisc', 'maxTyreWidth'], tyre: ['width'] },
  judge: ({ brakes, tyre }, say) => {
    if (!brakes || !tyre || brakes.isDisc === true) return [];
    if (brakes.maxTyreWidth === null || tyre.width === null)
      return say.unknown(want(brakes, 'maxTyreWidth'), want(tyre, 'width'));
    if (tyre.width <= brakes.maxTyreWidth) return [];
    const sides = [
      side(tyre, tyre.width, 'width'),
      side(brakes, brakes.maxTyreWidth, 'maxTyreWidth'),
    ] as const;
    return [say.clash('caliperClearance', 'blocks', sides, { fixes: ['tyre', 'brakes'] })];
  },
});

/** Rule 45: glued tyres on rims for glue, all others on rims with a bead seat. */
export const tubular = rule({
  number: 45,
  codes: ['tubular'],
  facts: { tyre: ['type'], wheelset: ['rimType'] },
  judge: ({ tyre, wheelset }, say) => {
    if (!tyre || !wheelset) return [];
    if (tyre.type === null || wheelset.rimType === null)
      return say.unknown(want(tyre, 'type'), want(wheelset, 'rimType'));
    if ((tyre.type === 'tubular') === (wheelset.rimType === 'Tubular')) return [];
    const sides = [side(tyre, tyre.type, 'type'), side(wheelset, wheelset.rimType, 'rimType')] as const;
    return [say.clash('tubular', 'blocks', sides, { fixes })];
  },
});

/** Rule 55: mountain tyres and the others have different jobs; road and gravel tyres share wheels. */
export const tyreUse = rule({
  number: 55,
  codes: ['tyreUse'],
  facts: { tyre: ['use'], wheelset: ['use'] },
  judge: ({ tyre, wheelset }, say) => {
    if (!tyre?.use || !wheelset?.use) return [];
    if ((tyre.use === 'Mountain') === (wheelset.use === 'Mountain')) return [];
    return [
      say.clash('tyreUse', 'check', [side(tyre, tyre.use, 'use'), side(wheelset, wheelset.use, 'use')], {
        fixes,
      }),
    ];
  },
});
