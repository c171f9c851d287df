import { type Millimetres, roundTo } from '../core/public.ts';

/** A tyre grows by 1 mm for each 2.5 mm that the rim is wider than usual. */
const growthStep = 2.5;
/** Inner rim widths that tyres of a kind are measured on. */
const usualRim = (width: Millimetres): Millimetres => (width < 28 ? 19 : width < 45 ? 21 : 30);

/** Width that a tyre gets on a rim, to a tenth of a millimetre (rule 41 of the fit rules); its own on an unknown rim. */
export function widthOnRim(width: Millimetres, innerWidth: Millimetres | null): Millimetres {
  const wider = innerWidth === null ? 0 : Math.max(0, innerWidth - usualRim(width));
  return roundTo(width + wider / growthStep, 1);
}
