/** A diameter as riders call it on this kind of bike. */
export function beadName(diameter: number, isMountain: boolean): string {
  if (diameter === 622) return isMountain ? '29in' : '700c';
  if (diameter === 584) return isMountain ? '27.5in' : '650b';
  return diameter === 559 ? '26in' : `${diameter} mm`;
}
