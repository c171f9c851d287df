import type { BikeFacts } from '../facts/bike-facts.ts';
import type { FindingSide } from '../finding.ts';
import { rule, side, type Wanted, want } from '../rule.ts';

interface Braked {
  readonly isDisc: boolean | null;
  readonly wanted: Wanted;
  readonly shown: FindingSide;
}

const word = (isDisc: boolean | null): string | null => (isDisc === null ? null : isDisc ? 'disc' : 'rim');

/** Cable levers pull either kind and are left out; triggers and pods pull none. */
function partsOf({ wheelset, brakes, shifters }: BikeFacts): readonly Braked[] {
  return [
    ...(wheelset
      ? [
          {
            isDisc: wheelset.isDisc,
            wanted: want(wheelset, 'isDisc'),
            shown: side(wheelset, word(wheelset.isDisc), 'isDisc'),
          },
        ]
      : []),
    ...(brakes
      ? [
          {
            isDisc: brakes.isDisc,
            wanted: want(brakes, 'isDisc'),
            shown: side(brakes, word(brakes.isDisc), 'isDisc'),
          },
        ]
      : []),
    ...(shifters && shifters.brakeActuation === 'hydraulic'
      ? [
          {
            isDisc: true,
            wanted: want(shifters, 'brakeActuation'),
            shown: side(shifters, 'disc', 'brakeActuation'),
          },
        ]
      : []),
  ];
}

function frameOf({ frame }: BikeFacts): Braked | undefined {
  if (!frame) return undefined;
  const isDisc = frame.brake === null ? null : frame.brake === 'disc';
  return { isDisc, wanted: want(frame, 'brake'), shown: side(frame, frame.brake, 'brake') };
}

/** Rule 33: frame, wheels, hydraulic levers and calipers are all for disc brakes or all for rim brakes. */
export const brakeKind = rule({
  number: 33,
  codes: ['brakeKind'],
  facts: { frame: ['brake'], wheelset: ['isDisc'], brakes: ['isDisc'], shifters: ['brakeActuation'] },
  judge: (bike, say) => {
    const [reference, ...rest] = [frameOf(bike), ...partsOf(bike)].filter((each) => each !== undefined);
    if (!reference) return [];
    return rest.flatMap(({ isDisc, wanted, shown }) => {
      const missing = say.unknown(wanted, reference.wanted);
      if (missing.length > 0) return missing;
      return isDisc === reference.isDisc ? [] : [say.clash('brakeKind', 'blocks', [shown, reference.shown])];
    });
  },
});

/** Rule 34: cable levers pull calipers of their own pull, and no hydraulic ones. Brake sets bring their own levers. */
export const brakePull = rule({
  number: 34,
  codes: ['brakePull'],
  facts: { shifters: ['brakeActuation'], brakes: ['brakeActuation', 'hasOwnLevers'] },
  judge: ({ shifters, brakes }, say) => {
    if (!shifters || !brakes || brakes.hasOwnLevers || shifters.brakeActuation === 'none') return [];
    const [given, wanted] = [shifters.brakeActuation, brakes.brakeActuation];
    if (given === null || wanted === null)
      return say.unknown(want(shifters, 'brakeActuation'), want(brakes, 'brakeActuation'));
    // A hydraulic lever on a bike of cable brakes is rule 33's matter.
    if (given === wanted || given === 'hydraulic') return [];
    const sides = [side(shifters, given, 'brakeActuation'), side(brakes, wanted, 'brakeActuation')] as const;
    return [say.clash('brakePull', 'blocks', sides)];
  },
});

/** Rule 35: DOT fluid destroys the seals of mineral oil brakes, and the reverse. */
export const brakeFluid = rule({
  number: 35,
  codes: ['brakeFluid'],
  facts: {
    shifters: ['brakeActuation', 'brakeFluid'],
    brakes: ['brakeActuation', 'brakeFluid', 'hasOwnLevers'],
  },
  judge: ({ shifters, brakes }, say) => {
    if (!shifters || !brakes || brakes.hasOwnLevers) return [];
    if (shifters.brakeActuation !== 'hydraulic' || brakes.brakeActuation !== 'hydraulic') return [];
    if (shifters.brakeFluid === null || brakes.brakeFluid === null)
      return say.unknown(want(shifters, 'brakeFluid'), want(brakes, 'brakeFluid'));
    if (shifters.brakeFluid === brakes.brakeFluid) return [];
    const sides = [
      side(shifters, shifters.brakeFluid, 'brakeFluid'),
      side(brakes, brakes.brakeFluid, 'brakeFluid'),
    ] as const;
    return [say.clash('brakeFluid', 'blocks', sides)];
  },
});

/** Rule 36: levers and shifters belong to a kind of bar, and to calipers of that kind. */
export const barKind = rule({
  number: 36,
  codes: ['barKind', 'barAssumed', 'brakeRatio'],
  facts: {
    shifters: ['bar', 'brakeActuation'],
    brakes: ['bar', 'brakeActuation', 'hasOwnLevers'],
    frame: ['bar'],
    handlebar: ['bar'],
  },
  judge: ({ shifters, brakes, frame, handlebar }, say) => {
    if (!shifters) return [];
    const mine = side(shifters, shifters.bar, 'bar');
    // A drop-bar lever and a flat-bar caliper move different amounts of oil.
    const ratio = () => {
      if (!brakes || brakes.hasOwnLevers || shifters.brakeActuation === 'none') return [];
      const missing = say.unknown(want(shifters, 'bar'), want(brakes, 'bar'));
      if (missing.length > 0) return missing;
      const isHydraulic = shifters.brakeActuation === 'hydraulic' && brakes.brakeActuation === 'hydraulic';
      if (!isHydraulic || shifters.bar === brakes.bar) return [];
      return [
        say.clash('brakeRatio', 'check', [mine, side(brakes, brakes.bar, 'bar')], {
          fixes: ['brakes', 'shifters'],
        }),
      ];
    };
    const onBar = () => {
      const bar = handlebar ?? frame;
      if (!bar) return [];
      const missing = say.unknown(want(shifters, 'bar'), want(bar, 'bar'));
      if (missing.length > 0) return missing;
      if (shifters.bar === bar.bar) return [];
      const isAssumed = bar.recalled.includes('bar');
      return [
        say.clash(isAssumed ? 'barAssumed' : 'barKind', 'blocks', [mine, side(bar, bar.bar, 'bar')], {
          fixes: ['shifters'],
        }),
      ];
    };
    return [...ratio(), ...onBar()];
  },
});

/** Rule 37: flat against post mount works with a named adapter in either direction; rim calipers are rule 33's. */
export const brakeMount = rule({
  number: 37,
  codes: ['brakeMount'],
  facts: { frame: ['brakeMount', 'brake'], brakes: ['mount', 'isDisc'] },
  judge: ({ frame, brakes }, say) => {
    if (!frame || !brakes || brakes.isDisc === false || frame.brake === 'rim') return [];
    const [wanted, given] = [frame.brakeMount, brakes.mount];
    if (wanted === null || given === null)
      return say.unknown(want(brakes, 'mount'), want(frame, 'brakeMount'));
    if (wanted === given) return [];
    const sides = [side(brakes, given, 'mount'), side(frame, wanted, 'brakeMount')] as const;
    return [say.clash('brakeMount', 'check', sides, { fixes: ['brakes'] })];
  },
});

/** Rule 38: rotors sit on the hub's fitting, and are neither below the frame's native size nor above its largest. */
export const rotor = rule({
  number: 38,
  codes: ['rotorMount', 'rotorAdapter', 'rotorTooSmall', 'rotorTooLarge'],
  facts: {
    brakes: ['isDisc', 'rotorMount', 'rotorSize', 'maxRotor'],
    wheelset: ['isDisc', 'isCenterLock'],
    frame: ['brake', 'nativeRotor', 'maxRotor'],
  },
  judge: ({ brakes, wheelset, frame, rotor: chosen }, say) => {
    // Rotors that are chosen by themselves are rule 59's.
    if (!brakes || brakes.isDisc === false || chosen) return [];
    const onHub = () => {
      if (!wheelset || wheelset.isDisc === false) return [];
      const { isCenterLock } = wheelset;
      // A caliper takes either mount: only a set that comes with rotors asks for one.
      if (brakes.rotorMount === null && !brakes.isOwn) return [];
      if (brakes.rotorMount === null || isCenterLock === null)
        return say.unknown(want(brakes, 'rotorMount'), want(wheelset, 'isCenterLock'));
      const sides = [
        side(brakes, brakes.rotorMount, 'rotorMount'),
        side(wheelset, isCenterLock ? 'center-lock' : '6-bolt', 'isCenterLock'),
      ] as const;
      if (brakes.rotorMount === 'center-lock' && !isCenterLock)
        return [say.clash('rotorMount', 'blocks', sides, { fixes: ['brakes', 'wheelset'] })];
      return brakes.rotorMount === '6-bolt' && isCenterLock
        ? [say.clash('rotorAdapter', 'check', sides, { fixes: [] })]
        : [];
    };
    const onFrame = () => {
      if (!frame || frame.brake === 'rim') return [];
      const { rotorSize, maxRotor } = brakes;
      // A set without rotors takes any size that its caliper is rated for.
      if (rotorSize === null && maxRotor !== null && frame.nativeRotor !== null) {
        if (maxRotor >= frame.nativeRotor) return [];
        const sides = [
          side(brakes, maxRotor, 'maxRotor'),
          side(frame, frame.nativeRotor, 'nativeRotor'),
        ] as const;
        return [say.clash('rotorTooSmall', 'blocks', sides, { fixes: ['brakes'] })];
      }
      if (rotorSize === null && !brakes.isOwn) return [];
      if (rotorSize === null || frame.nativeRotor === null)
        return say.unknown(want(brakes, 'rotorSize'), want(frame, 'nativeRotor'));
      const mine = side(brakes, rotorSize, 'rotorSize');
      if (rotorSize < frame.nativeRotor) {
        const sides = [mine, side(frame, frame.nativeRotor, 'nativeRotor')] as const;
        return [say.clash('rotorTooSmall', 'blocks', sides, { fixes: ['brakes'] })];
      }
      if (frame.maxRotor === null || rotorSize <= frame.maxRotor) return [];
      return [say.clash('rotorTooLarge', 'check', [mine, side(frame, frame.maxRotor, 'maxRotor')])];
    };
    return [...onHub(), ...onFrame()];
  },
});
