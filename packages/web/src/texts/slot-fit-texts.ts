import type { FrameSlot } from '@pp-tools/domain/frameset';

const fits: Readonly<Record<Exclude<FrameSlot, 'bottomBracket'>, string>> = {
  fork: 'Listed by brake, wheel size, height and steerer. Not checked: head tube and crown race.',
  handlebar: 'Listed by kind of bike. Not checked: stem clamp and the way of the cables.',
  seatpost: 'Listed by shape and kind of bike. Not checked: seat tube diameter, which no source gives.',
};

/** What is known of how the listed parts of a place fit the frame, and what the visitor must look at. */
export function slotFitText(slot: FrameSlot, shell: string | null): string {
  if (slot !== 'bottomBracket') return fits[slot];
  return shell === null
    ? 'Not checked: the frame’s bottom bracket shell is not known.'
    : `The frame’s shell is ${shell}. Most groupsets bring their own bottom bracket.`;
}

/** A bottom bracket that names its shell fits that shell; said where the frame's is another one or not known. */
export function shellMark(slot: FrameSlot, partName: string, shell: string | null): string | null {
  const [own] = slot === 'bottomBracket' ? (/\bT47\b/.exec(partName) ?? []) : [];
  if (own === undefined || shell?.startsWith(own)) return null;
  return shell === null ? `Check: for ${own} shells` : `For ${own} shells, not for ${shell}`;
}
