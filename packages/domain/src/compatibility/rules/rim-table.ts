/** Tyre widths for an inner rim width by ETRTO 2024, in millimetres: rim from, rim to, tyre from, tyre to. */
const rows = [
  [21, 22, 25, 65],
  [23, 23, 28, 65],
  [24, 24, 29, 65],
  [25, 25, 29, 71],
  [26, 27, 35, 71],
  [28, 30, 47, 71],
  [31, 35, 58, 83],
  [36, 40, 66, 95],
] as const;

/** The standard's tyre widths for a rim; null for rims that its table does not name. */
export function standardWidths(innerWidth: number): { readonly min: number; readonly max: number } | null {
  const whole = Math.floor(innerWidth);
  const row = rows.find(([from, to]) => whole >= from && whole <= to);
  return row ? { min: row[2], max: row[3] } : null;
}

/** Front and rear wheel; each is judged by itself (rule 47). */
export const ends = ['front', 'rear'] as const;

/** The rim maker's own minimum; one below the inner width is a slip in the data and no permission. */
export const believable = (min: number | null, inner: number | null): number | null =>
  min !== null && inner !== null && min < inner ? null : min;
