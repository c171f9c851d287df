import type { Fork, Frame, Handlebar, Seatpost } from '../frameset/public.ts';

/** Road and gravel forks differ by about 30 mm; within this the steering stays as the maker meant it. */
const axleToCrownTolerance = 15;
/** A gravel frame with a narrower fork is no gravel bike any more. */
const narrowestGravelTyre = 35;
/** Suspension forks for drop bars have at most this travel, those for mountain bikes more. */
const longestGravelTravel = 60;

/** Whether a fork can stand in a frame: brake, wheel size, travel, height and steerer. Unknown never excludes. */
export function forkFitsFrame(fork: Fork, frame: Frame): boolean {
  if (fork.brake !== frame.brake) return false;
  if (isTiedToBrand(fork.steerer) && !isSameBrand(fork.brand, frame.brand)) return false;
  const wanted = frame.geometry.forkAxleToCrown;
  if (wanted !== null && fork.axleToCrown !== null) {
    if (Math.abs(wanted - fork.axleToCrown) > axleToCrownTolerance) return false;
  }
  const travel = fork.travel ?? 0;
  switch (frame.use) {
    case 'Mountain':
      return fork.wheelSize !== '700c';
    case 'Gravel':
      return (
        fork.wheelSize === '700c' &&
        travel <= longestGravelTravel &&
        (fork.maxTyreWidth ?? narrowestGravelTyre) >= narrowestGravelTyre
      );
    default:
      return fork.wheelSize === '700c' && travel === 0;
  }
}

/** Makers' own steerers fit their own frames only. */
const isTiedToBrand = (steerer: string | null): boolean => /^(proprietary|delta)\b/i.test(steerer ?? '');
const isSameBrand = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Whether a handlebar belongs on the frame's kind of bike: flat and riser bars on mountain bikes, others elsewhere. */
export function handlebarFitsFrame(handlebar: Handlebar, frame: Frame): boolean {
  const isFlat = handlebar.kind === 'flat' || handlebar.kind === 'riser';
  return isFlat === (frame.use === 'Mountain');
}

/**
 * Whether a seatpost may fit. The catalogue knows no seat tube diameters: a round post always may, a
 * proprietary one in frames of its own brand; droppers are for gravel and mountain bikes.
 */
export function seatpostFitsFrame(seatpost: Seatpost, frame: Frame): boolean {
  if (seatpost.shape === 'proprietary') return isSameBrand(seatpost.brand, frame.brand);
  return (seatpost.dropperTravel ?? 0) === 0 || frame.use === 'Mountain' || frame.use === 'Gravel';
}
