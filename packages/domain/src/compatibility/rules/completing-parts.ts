import type { FrameFacts } from '../facts/frame-facts.ts';
import { rule, side, want } from '../rule.ts';
import { steererSizes, steererTop } from './steerer.ts';

const labelOf = { centerlock: 'center-lock', '6-bolt': '6-bolt' } as const;

/** The rear rotor: of two it is the smaller one. */
const rearOf = (diameters: readonly number[]): number | null =>
  diameters.length === 0 ? null : Math.min(...diameters);

/**
 * Rule 59: chosen rotors sit on the hubs, are neither below the frame's native size nor above its largest, and not
 * larger than the calipers are rated for.
 */
export const chosenRotor = rule({
  number: 59,
  codes: ['rotorMount', 'rotorAdapter', 'rotorTooSmall', 'rotorTooLarge', 'rotorForCaliper'],
  facts: {
    rotor: ['mounts', 'diameters'],
    wheelset: ['isDisc', 'isCenterLock'],
    frame: ['brake', 'nativeRotor', 'maxRotor'],
    brakes: ['isDisc', 'maxRotor'],
  },
  judge: ({ rotor, wheelset, frame, brakes }, say) => {
    if (!rotor) return [];
    const onHub = () => {
      if (!wheelset || wheelset.isDisc === false) return [];
      const { isCenterLock } = wheelset;
      if (isCenterLock === null || rotor.mounts.length === 0)
        return say.unknown(want(rotor, 'mounts'), want(wheelset, 'isCenterLock'));
      const wrong = rotor.mounts.find((mount) => (mount === 'centerlock') !== isCenterLock);
      if (wrong === undefined) return [];
      const sides = [
        side(rotor, labelOf[wrong], 'mounts'),
        side(wheelset, isCenterLock ? 'center-lock' : '6-bolt', 'isCenterLock'),
      ] as const;
      const fixes = { fixes: ['rotor', 'wheelset'] } as const;
      return isCenterLock
        ? [say.clash('rotorAdapter', 'check', sides, fixes)]
        : [say.clash('rotorMount', 'blocks', sides, fixes)];
    };
    const rear = rearOf(rotor.diameters);
    const onFrame = () => {
      if (!frame || frame.brake === 'rim') return [];
      if (rear === null || frame.nativeRotor === null)
        return say.unknown(want(rotor, 'diameters'), want(frame, 'nativeRotor'));
      const mine = side(rotor, rear, 'diameters');
      const fixes = { fixes: ['rotor'] } as const;
      if (rear < frame.nativeRotor)
        return [
          say.clash('rotorTooSmall', 'blocks', [mine, side(frame, frame.nativeRotor, 'nativeRotor')], fixes),
        ];
      if (frame.maxRotor === null || rear <= frame.maxRotor) return [];
      return [say.clash('rotorTooLarge', 'check', [mine, side(frame, frame.maxRotor, 'maxRotor')], fixes)];
    };
    const onCaliper = () => {
      if (!brakes || brakes.isDisc === false || brakes.maxRotor === null || rotor.diameters.length === 0)
        return [];
      const largest = Math.max(...rotor.diameters);
      if (largest <= brakes.maxRotor) return [];
      const sides = [side(rotor, largest, 'diameters'), side(brakes, brakes.maxRotor, 'maxRotor')] as const;
      return [say.clash('rotorForCaliper', 'blocks', sides, { fixes: ['rotor', 'brakes'] })];
    };
    return [...onHub(), ...onFrame(), ...onCaliper()];
  },
});

/** Whether both are known and the same, in whatever case. */
const isSameBrand = (a: string | null, b: string | null): boolean =>
  a !== null && a.toLowerCase() === b?.toLowerCase();

/**
 * Rule 60: a stem holds the bar, unless the bar has its own, and goes on the steerer; a steerer of a shape of its own
 * takes its maker's.
 */
export const stemFit = rule({
  number: 60,
  codes: ['stemDouble', 'stemClamp', 'stemSteerer', 'stemOwnShape'],
  facts: {
    stem: ['brand', 'clamp', 'steerers'],
    handlebar: ['clamp', 'isIntegrated'],
    frame: ['brand', 'steerer'],
    fork: ['brand', 'steerer'],
  },
  judge: ({ stem, handlebar, frame, fork }, say) => {
    if (!stem) return [];
    const onBar = () => {
      if (!handlebar) return [];
      const fixes = { fixes: ['stem', 'handlebar'] } as const;
      if (handlebar.isIntegrated)
        return [say.clash('stemDouble', 'check', [side(stem), side(handlebar, null, 'isIntegrated')], fixes)];
      if (stem.clamp === null || handlebar.clamp === null)
        return say.unknown(want(stem, 'clamp'), want(handlebar, 'clamp'));
      if (stem.clamp === handlebar.clamp) return [];
      const sides = [side(stem, stem.clamp, 'clamp'), side(handlebar, handlebar.clamp, 'clamp')] as const;
      return [say.clash('stemClamp', 'blocks', sides, fixes)];
    };
    const onSteerer = () => {
      const holder = fork ?? frame;
      if (!holder) return [];
      const its = side(holder, holder.steerer, 'steerer');
      const top = steererTop(holder.steerer);
      if (top === 'own' && isSameBrand(stem.brand, holder.brand)) return [];
      if (top === 'own')
        return [say.clash('stemOwnShape', 'check', [side(stem, null, 'steerers'), its], { fixes: ['stem'] })];
      if (stem.steerers.length === 0 || top === null)
        return say.unknown(want(stem, 'steerers'), want(holder, 'steerer', top));
      if (stem.steerers.includes(top)) return [];
      const mine = side(stem, stem.steerers.join('|'), 'steerers');
      return [say.clash('stemSteerer', 'blocks', [mine, its], { fixes: ['stem'] })];
    };
    return [...onBar(), ...onSteerer()];
  },
});

const hasOwnHeadset = ({ headset }: FrameFacts): boolean => headset === 'included';

/** Rule 61: a headset for the seats of the head tube and for the steerer; framesets that bring one need no other. */
export const headsetFit = rule({
  number: 61,
  codes: ['headsetDouble', 'headsetSeat', 'headsetSteerer'],
  facts: { headset: ['seat', 'steerer'], frame: ['headset', 'steerer'], fork: ['steerer'] },
  judge: ({ headset, frame, fork }, say) => {
    if (!headset) return [];
    const fixes = { fixes: ['headset'] } as const;
    if (frame && hasOwnHeadset(frame))
      return [say.clash('headsetDouble', 'check', [side(headset), side(frame, null, 'headset')], fixes)];
    const inFrame = () => {
      if (!frame) return [];
      if (headset.seat === null || frame.headset === null)
        return say.unknown(want(headset, 'seat'), want(frame, 'headset'));
      if (headset.seat === frame.headset) return [];
      const sides = [side(headset, headset.seat, 'seat'), side(frame, frame.headset, 'headset')] as const;
      return [say.clash('headsetSeat', 'blocks', sides, fixes)];
    };
    const onSteerer = () => {
      const holder = fork ?? frame;
      if (!holder) return [];
      const [mine, its] = [steererSizes(headset.steerer), steererSizes(holder.steerer)];
      if (mine === null || its === null)
        return say.unknown(want(headset, 'steerer', mine), want(holder, 'steerer', its));
      if (mine === its) return [];
      const sides = [
        side(headset, headset.steerer, 'steerer'),
        side(holder, holder.steerer, 'steerer'),
      ] as const;
      return [say.clash('headsetSteerer', 'blocks', sides, fixes)];
    };
    return [...inFrame(), ...onSteerer()];
  },
});

/** Rule 62: tubeless valves reach through the rim; tubes have valves of their own. */
export const tubelessValve = rule({
  number: 62,
  codes: ['tubelessValveShort'],
  facts: { valve: ['maxRimDepth'], wheelset: ['rimDepth'] },
  judge: ({ valve, wheelset }, say) => {
    if (!valve || !wheelset) return [];
    const { front, rear } = wheelset.rimDepth;
    const depth = front === null || rear === null ? (front ?? rear) : Math.max(front, rear);
    if (depth === null || valve.maxRimDepth === null)
      return say.unknown(want(valve, 'maxRimDepth'), want(wheelset, 'rimDepth', depth));
    if (depth <= valve.maxRimDepth) return [];
    const sides = [side(valve, valve.maxRimDepth, 'maxRimDepth'), side(wheelset, depth, 'rimDepth')] as const;
    return [say.clash('tubelessValveShort', 'check', sides, { fixes: ['valve'] })];
  },
});

/** Rule 63: frame, bar and post carry the rider; a limit that no maker publishes is unknown, not low. */
export const riderOnParts = rule({
  number: 63,
  codes: ['riderTooHeavy'],
  facts: {
    rider: ['weight'],
    frame: ['riderLimit'],
    handlebar: ['riderLimit'],
    seatpost: ['riderLimit'],
  },
  judge: ({ rider, frame, handlebar, seatpost }, say) => {
    const weight = rider?.weight ?? null;
    if (!rider || weight === null) return [];
    return [frame, handlebar, seatpost].flatMap((part) => {
      if (!part) return [];
      if (part.riderLimit === null) return say.unknown(want(part, 'riderLimit'), want(rider, 'weight'));
      if (weight <= part.riderLimit) return [];
      const sides = [side(rider, weight, 'weight'), side(part, part.riderLimit, 'riderLimit')] as const;
      return [say.clash('riderTooHeavy', 'check', sides, { fixes: [part.slot] })];
    });
  },
});
