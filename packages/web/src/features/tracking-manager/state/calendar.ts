/** The days of a month in weeks from Monday; null before the first. Months are "2026-03". */
export function daysOf(month: string): (string | null)[] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const blanks: null[] = Array.from({ length: (first.getUTCDay() + 6) % 7 }, () => null);
  return [
    ...blanks,
    ...Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`),
  ];
}

/** The month some months later. */
export function monthAfter(month: string, steps: number): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + steps, 1)).toISOString().slice(0, 7);
}

/** The day some days later. Days are "2026-03-04". */
export const dayAfter = (day: string, steps: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + steps * 86_400_000).toISOString().slice(0, 10);
