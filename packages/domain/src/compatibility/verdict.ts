import type { Millimetres } from '../core/public.ts';
import type { BikeType } from '../frameset/public.ts';
import type { PartUse } from '../groupset/public.ts';

/**
 * Why two parts do not go together: the rule, how hard it is, and the facts behind it. Texts are made
 * from it where it is shown.
 */
export type Verdict = { readonly severity: 'blocks' | 'check' } & (
  | { readonly rule: 'wheelsetUse'; readonly wheelset: PartUse; readonly bike: BikeType }
  | { readonly rule: 'discWheelOnRimFrame' }
  | { readonly rule: 'rimWheelOnDiscFrame' }
  | { readonly rule: 'frameTooNarrow'; readonly frameMax: Millimetres; readonly wheelsetMin: Millimetres }
);
