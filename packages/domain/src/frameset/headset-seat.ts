import type { FrameFit } from './frame-fit-fields.ts';

/** The bore of a code of the standard: "IS42/28.6" and "IS42" are seats of 42 mm. */
export const seatOf = (code: string): string => code.split('/')[0]?.trim() ?? '';

/** "(headset IS42/52)" at the end of a steerer, as makers' lists write both seats. */
const inSteerer = /\(headset ([A-Z]{2})(\d{2})\/([A-Z]{2})?(\d{2})\)/;

/** Steerers of a shape of their own: the frame's maker sells the bearings with the frame. */
const isTied = /^(proprietary|delta)\b|\beccentric\b/i;

/**
 * The seats of a head tube above and below as "IS42/IS52", or "included": the frameset comes with its headset. The
 * frame's own word wins; else a steerer that names the seats tells them, and frames whose hoses run through the headset,
 * or whose steerer has a shape of its own, come with theirs. `null` is unknown.
 */
export function headsetSeat({ headset, steerer, brakeRouting }: FrameFit): string | null {
  if (headset !== null) {
    return headset === 'included' ? headset : headset.split(';').map(seatOf).join('/');
  }
  const [, kind, upper, lowerKind, lower] = inSteerer.exec(steerer ?? '') ?? [];
  if (kind !== undefined) return `${kind}${upper}/${lowerKind ?? kind}${lower}`;
  return brakeRouting === 'integrated' || isTied.test(steerer ?? '') ? 'included' : null;
}
