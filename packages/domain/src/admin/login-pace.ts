const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Two lanes for tries from places that an account does not know: one for the first try of a place, one for places
 * that tried before. Each lets in 5 at once and one more each 12 s: at most 20 tries of an account in any minute.
 */
const lane = { interval: 12 * second, burst: 5 } as const;
/** Tries of a place before its own delay begins. */
const freeTries = { known: 4, unknown: 3 } as const;
const firstDelay = { known: 15 * second, unknown: 2 * second } as const;
const maxDelay = { known: minute, unknown: 15 * minute } as const;
/** No place is asked to come back later than this; without a turn by then it asks again. */
const maxWait = 10 * minute;
const askAgain = minute;
/** A turn that was given is kept this long for a place that comes late. */
const turnLasts = 5 * minute;

/** Tries of one place (a device or a network) on one account. Instants in milliseconds since 1970. */
export interface PlaceTries {
  /** Tries since the last right password. */
  readonly failures: number;
  /** No try is let in before. */
  readonly nextAt: number;
  /** Whether `nextAt` is a turn of the waiting lane that the place has been given. */
  readonly hasTurn: boolean;
  readonly seenAt: number;
}

/** When the two lanes of an account are empty again, in milliseconds since 1970. */
export interface AccountLanes {
  readonly firstTries: number;
  readonly waiting: number;
}

/** What is decided about a try: let in now, or not before an instant; and what is to be remembered. */
export interface LoginTurn {
  readonly waitUntil: number | null;
  readonly place: PlaceTries;
  readonly lanes: AccountLanes;
}

/**
 * Decides whether a login is tried now. A place that the account knows has a count of its own, so that guesses from
 * elsewhere never hold it up; every other place waits for a turn that comes, instead of being shut out.
 */
export function paceLogin(
  now: number,
  isKnown: boolean,
  earlier: PlaceTries | null,
  stored: AccountLanes | null,
): LoginTurn {
  const place = currentPlace(now, earlier);
  const lanes = currentLanes(now, stored);
  if (now < place.nextAt) return { waitUntil: place.nextAt, place, lanes };
  const tried = { ...afterTry(now, place.failures + 1, isKnown), hasTurn: false, seenAt: now };
  if (isKnown || place.hasTurn) return { waitUntil: null, place: tried, lanes };
  if (place.failures === 0 && isOpen(now, lanes.firstTries)) {
    return {
      waitUntil: null,
      place: tried,
      lanes: { ...lanes, firstTries: afterOne(now, lanes.firstTries) },
    };
  }
  if (isOpen(now, lanes.waiting)) {
    return { waitUntil: null, place: tried, lanes: { ...lanes, waiting: afterOne(now, lanes.waiting) } };
  }
  const turn = lanes.waiting - (lane.burst - 1) * lane.interval;
  if (turn - now > maxWait) return { waitUntil: now + askAgain, place, lanes };
  return {
    waitUntil: turn,
    place: { failures: place.failures, nextAt: turn, hasTurn: true, seenAt: now },
    lanes: { ...lanes, waiting: afterOne(now, lanes.waiting) },
  };
}

const isOpen = (now: number, empty: number): boolean => empty - now <= (lane.burst - 1) * lane.interval;
const afterOne = (now: number, empty: number): number => Math.max(empty, now) + lane.interval;

function afterTry(now: number, failures: number, isKnown: boolean): Pick<PlaceTries, 'failures' | 'nextAt'> {
  const kind = isKnown ? 'known' : 'unknown';
  const beyond = failures - freeTries[kind];
  const delay = beyond < 0 ? 0 : Math.min(firstDelay[kind] * 2 ** Math.min(beyond, 20), maxDelay[kind]);
  return { failures, nextAt: now + delay };
}

/** After an hour's rest, and when the clock was set back, a place starts again; a turn that was missed is gone. */
function currentPlace(now: number, place: PlaceTries | null): PlaceTries {
  const isOver = place === null || now - place.seenAt > hour || place.seenAt - now > minute;
  if (isOver) return { failures: 0, nextAt: 0, hasTurn: false, seenAt: now };
  return { ...place, hasTurn: place.hasTurn && now - place.nextAt < turnLasts };
}

/** A clock that was set back must not shut the lanes for years. */
function currentLanes(now: number, lanes: AccountLanes | null): AccountLanes {
  const limit = now + maxWait + lane.burst * lane.interval;
  return {
    firstTries: Math.min(lanes?.firstTries ?? 0, limit),
    waiting: Math.min(lanes?.waiting ?? 0, limit),
  };
}
