import type { ComponentFacts } from '../facts/part-facts.ts';

/** Whether two parts share a label; labels are opaque, one that both have is enough. */
export const shareLabel = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((label) => b.includes(label));

/** Labels as one value to show. */
export const labelText = (labels: readonly string[]): string => labels.join('|');

/** What a ring and what carries it are told apart by: the words of the fit file where both have some. */
export function ringFields(a: ComponentFacts, b: ComponentFacts): 'ringSeats' | 'ringInterfaces' {
  return a.ringSeats.length > 0 && b.ringSeats.length > 0 ? 'ringSeats' : 'ringInterfaces';
}

/** Whether any label ends or begins as asked. */
export const hasLabel = (labels: readonly string[], pattern: RegExp): boolean =>
  labels.some((label) => pattern.test(label));

/** SRAM's Transmission. */
export const tType = /t-type$/;
/** SRAM Eagle before Transmission. */
export const eagle = /^sram-(mech-12|axs)-eagle$/;
/** SRAM chains with large rollers, for road and XPLR. */
export const flattop = /^sram-(axs-road|axs-xplr-1[23]|mech-12-xplr)$/;
/** Gears that an app sets up. */
export const appSet = /^(wheeltop-eds|ltwoo)-/;
/** Shimano LINKGLIDE and CUES. */
export const linkglide = /linkglide|cues/;
