import { z } from 'zod';
import type { StandInParcel } from './stand-in-parcels.ts';
import { trackInfoAt } from './stand-in-parcels.ts';

/** What a stand-in can be told. */
export interface StandInSettings {
  readonly key: string;
  readonly now: () => number;
  /** From registration to delivery, in milliseconds. */
  readonly journeyMilliseconds: number;
  /** Numbers that may still be registered. */
  readonly quota: number;
  readonly dailyLimit: number;
  readonly callsPerSecond: number;
  /** Carriers that want the last four digits of a phone. */
  readonly phoneCarriers: ReadonlySet<number>;
}

const codes = {
  format: [-18010012, (number: string) => `The format of '${number}' is invalid.`],
  phone: [-18010020, () => 'The phone number is required.'],
  registered: [-18019901, (number: string) => `The tracking number '${number}' has been registered.`],
  unregistered: [
    -18019902,
    (number: string) => `The tracking number '${number}' does not register, please register first.`,
  ],
  carrier: [-18019903, () => 'The carrier cannot be detected.'],
  daily: [-18019907, () => 'The daily limit is exceeded.'],
  quota: [-18019908, () => 'The quota is not enough.'],
  noInfo: [-18019909, () => 'No tracking information at this time.'],
} as const satisfies Readonly<Record<string, readonly [number, (number: string) => string]>>;

type Rejection = keyof typeof codes;

const itemSchema = z.object({
  number: z.string(),
  carrier: z.number().int().optional(),
  auto_detection: z.boolean().optional(),
  param: z.string().optional(),
  phone_number_last_4: z.string().optional(),
  tag: z.string().optional(),
});
type Item = z.infer<typeof itemSchema>;

/** Items of a call; null when they are no list of items. */
export function readItems(body: unknown): readonly Item[] | null {
  const parsed = z.array(itemSchema).safeParse(body);
  return parsed.success ? parsed.data : null;
}

const rejected = (item: Item, reason: Rejection): object => {
  const [code, message] = codes[reason];
  return { number: item.number, tag: item.tag ?? null, error: { code, message: message(item.number) } };
};

/** The carrier that "detection" finds: by the form of the number; a number that begins with ?? forms has none. */
function detectCarrier(number: string): number | null {
  if (number.startsWith('XX')) return null;
  if (number.startsWith('YT')) return 190008;
  if (number.startsWith('SF')) return 100012;
  if (number.startsWith('1Z')) return 100002;
  if (number.startsWith('4PX')) return 190094;
  return 3011;
}

/** The records of the stand-in and the rules by which it answers. Identity is number and carrier. */
export class StandInRecords {
  readonly #settings: StandInSettings;
  readonly #parcels = new Map<string, StandInParcel>();
  /** Registrations since the start; each costs a unit. */
  registrations = 0;

  constructor(settings: StandInSettings) {
    this.#settings = settings;
  }

  /** All records. */
  get parcels(): readonly StandInParcel[] {
    return [...this.#parcels.values()];
  }

  register(item: Item): { accepted: object } | { rejected: object } {
    const { quota, dailyLimit, phoneCarriers, now } = this.#settings;
    if (!/^[A-Za-z0-9-]{5,50}$/.test(item.number)) return { rejected: rejected(item, 'format') };
    const carrier = item.carrier ?? detectCarrier(item.number);
    if (carrier === null) return { rejected: rejected(item, 'carrier') };
    if (this.#parcels.has(`${item.number}/${carrier}`)) return { rejected: rejected(item, 'registered') };
    const phone = item.param ?? item.phone_number_last_4;
    if (phoneCarriers.has(carrier) && phone === undefined) return { rejected: rejected(item, 'phone') };
    if (this.registrations >= quota) return { rejected: rejected(item, 'quota') };
    if (this.registrations >= dailyLimit) return { rejected: rejected(item, 'daily') };
    this.registrations += 1;
    this.#parcels.set(`${item.number}/${carrier}`, {
      number: item.number,
      carrier,
      tag: item.tag ?? null,
      registeredAt: now(),
      isStopped: false,
    });
    const origin = item.carrier === undefined ? 1 : 2;
    return {
      accepted: { origin, number: item.number, carrier, email: null, tag: item.tag ?? null, lang: null },
    };
  }

  trackInfo(item: Item): { accepted: object } | { rejected: object } {
    const parcel = this.parcels.find(
      ({ number, carrier }) => number === item.number && (item.carrier ?? carrier) === carrier,
    );
    if (parcel === undefined) return { rejected: rejected(item, 'unregistered') };
    const info = this.infoOf(parcel);
    if (info === null) return { rejected: rejected(item, 'noInfo') };
    return {
      accepted: {
        number: parcel.number,
        carrier: parcel.carrier,
        param: null,
        tag: parcel.tag,
        track_info: info,
      },
    };
  }

  /** `track_info` as it stands now. */
  infoOf(parcel: StandInParcel): object | null {
    return trackInfoAt(parcel, this.#settings.now(), this.#settings.journeyMilliseconds);
  }
}
