import type { Field } from '../catalogue/public.ts';
import type { WheelsetCategory } from './category.ts';
import type { Wheelset } from './wheelset.ts';

/** Fields that staff see together, in the list as in the editor. */
export const wheelsetFieldGroups = ['main', 'rims', 'hubs', 'names', 'links'] as const;
/** One of {@link wheelsetFieldGroups}. */
export type WheelsetFieldGroup = (typeof wheelsetFieldGroups)[number];

/** How visitors compare a field. */
interface Compared {
  /** Links and saved comparisons name the column so: it never changes. */
  readonly id: string;
  /** The header in the specification's spelling (CMP-09). */
  readonly label: string;
  /** One sentence for those who do not know the word. */
  readonly explanation: string;
  /** Hidden until Advanced Mode (CMP-10). */
  readonly isAdvanced?: true;
  /** Never shown as a difference (CMP-12). */
  readonly isPlain?: true;
}
/** A field whose figures are compared. */
export interface ComparedFigure extends Compared {
  readonly figure: (wheelset: Wheelset) => number | null;
  /** Less is better; otherwise it is a matter of taste. */
  readonly isBetterLow?: true;
}
/** A field whose words are compared. */
export interface ComparedText extends Compared {
  readonly text: (wheelset: Wheelset) => string | null;
}

/** A field of a wheelset. */
export interface WheelsetField extends Field {
  readonly group: WheelsetFieldGroup;
  /** What the editor offers for it. */
  readonly choices?: readonly string[];
  /** Wheelsets of which the field should be known; data quality names those that lack it. */
  readonly expectedOf?: 'all' | readonly WheelsetCategory[];
  /** A figure far from those of the same use is shown to staff. */
  readonly hasOutliers?: true;
  /** A refresh that moves it by more than three tenths is shown to staff. */
  readonly isSuspiciousJump?: true;
  /** Says where other values come from: a change of it is no change of the wheelset. */
  readonly isProvenance?: true;
  /** How visitors compare it; without this it is no column of Wheelset Compare. */
  readonly compared?: ComparedFigure | ComparedText;
}
