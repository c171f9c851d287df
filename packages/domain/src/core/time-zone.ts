const minute = 60_000;
const quarter = 15 * minute;

/** A time zone: from wall clock to instant and back. */
export interface TimeZone {
  /** Milliseconds since 1970 of "2026-03-04T09:15:00" on the wall clock. */
  instantAt(local: string): number;
  /** "2026-03-04T09:15:00+08:00" of an instant. */
  textOf(instant: number): string;
}

/** Makes the zone of an IANA name such as "Asia/Shanghai"; throws a RangeError for an unknown name. */
export function timeZone(name: string): TimeZone {
  const offsetAt = offsetReader(name);
  return {
    instantAt(local) {
      const asUtc = Date.parse(`${local}Z`);
      // The offset of the guess may differ from that of the result around a clock change; the second step corrects it.
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
function offsetReader(name: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
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
    const saved = known.get(start);
    if (saved !== undefined) return saved;
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
