import { notChecked, want } from '../finding.ts';
import type { Rule } from './rule.ts';

/** Rule 48: no source gives seat tube diameters, so a seatpost that replaces the frame's own is never checked. */
export const seatpost: Rule = ({ frame, seatpost: post }) =>
  frame && post ? notChecked(48, want(post, 'dimensions', null), want(frame, 'seatTube', null)) : [];

/** Rule 49: of a fork that replaces the frame's own the catalogue's list compares brake, size, height and steerer only. */
export const fork: Rule = ({ frame, fork: chosen }) =>
  frame && chosen ? notChecked(49, want(chosen, 'dimensions', null)) : [];

/** Rule 50: of a handlebar the clamp, its shape and the way of the cables are not known. */
export const handlebar: Rule = ({ frame, handlebar: chosen }) =>
  frame && chosen ? notChecked(50, want(chosen, 'dimensions', null)) : [];
