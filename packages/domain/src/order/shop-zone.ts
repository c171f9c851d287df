import type { ShopZone } from './order-time.ts';

const minute = 60_000;
const quarter = 15 * minute;

/** Makes the zone of an IANA name such as "Asia/Shanghai"; throws a RangeError for an unknown name. */
export function shopZone(name: string): ShopZone {
  const offsetAt = offsetReader(name);
  return {
    instantAt(local) {
      const asUtc = Date.parse(`${local}Z`);
      // The offset of the guess may differ from that of the result beside a clock change; the second look settles it.
      const guess = asUtc - offsetAt(asUtc);
      return asUtc - offsetAt(guess);
    },
    textOf(instant) {
      const offset = offsetAt(instant);
      const local = new Date(instant + offset).toISOString().slice(0, 19);
      return `${local}${offsetText(offset)}`;
    },
  };
}

/** Offsets change at quarter hours at most, so each quarter is asked once: Intl is slow, uploads are long. */
function offsetReader(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const known = new Map<number, number>();
  return (instant) => {
    const start = Math.floor(instant / quarter) * quarter;
    const kept = known.get(start);
    if (kept !== undefined) return kept;
    const [month, day, year, hour, minutes] = format.format(start).split(/\D+/).map(Number);
    const offset = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minutes) - start;
    if (known.size > 100_000) known.clear();
    known.set(start, offset);
    return offset;
  };
}

function offsetText(offset: number): string {
  const minutes = Math.abs(Math.round(offset / minute));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
