import { z } from 'zod';
import type { DemoParcel } from './demo-parcels.ts';
import { trackInfoAt } from './demo-parcels.ts';
import { type Answered, rejection } from './demo-rejections.ts';
import type { DemoScript } from './demo-script.ts';

/** What a demo provider is told at its start. */
export interface DemoSettings {
  readonly key: string;
  readonly now: () => number;
  /** Milliseconds that never run backwards, for the limit of calls. */
  readonly monotonic: () => number;
  /** From registration to delivery, in milliseconds. */
  readonly journeyMilliseconds: number;
  /** Numbers that may still be registered. */
  readonly quota: number;
  readonly dailyLimit: number;
  readonly callsPerSecond: number;
  /** Carriers that want the last four digits of a phone. */
  readonly phoneCarriers: ReadonlySet<number>;
  /** Carriers that want the postal code of the recipient. */
  readonly postalCodeCarriers: ReadonlySet<number>;
}

const itemSchema = z.object({
  number: z.string(),
  carrier: z.number().int().optional(),
  carrier_old: z.number().int().optional(),
  carrier_new: z.number().int().optional(),
  auto_detection: z.boolean().optional(),
  param: z.string().optional(),
  phone_number_last_4: z.string().optional(),
  destination_postal_code: z.string().optional(),
  tag: z.string().optional(),
  items: z
    .object({
      param: z.string(),
      phone_number_last_4: z.string(),
      destination_postal_code: z.string(),
      destination_country: z.string(),
      tag: z.string(),
    })
    .partial()
    .optional(),
});
/** One parcel of a call. */
export type DemoItem = z.infer<typeof itemSchema>;

/** Items of a call; null when they are no list of items. */
export function readItems(body: unknown): readonly DemoItem[] | null {
  const parsed = z.array(itemSchema).safeParse(body);
  return parsed.success ? parsed.data : null;
}

/** The carrier that "detection" finds, by the form of the number; a number that begins with XX has none. */
function detectCarrier(number: string): number | null {
  if (number.startsWith('XX')) return null;
  if (number.startsWith('YT')) return 190008;
  if (number.startsWith('SF')) return 100012;
  if (number.startsWith('1Z')) return 100002;
  if (number.startsWith('4PX')) return 190094;
  return 3011;
}

const mostCarrierChanges = 5;
const keyOf = (number: string, carrier: number) => `${number}/${carrier}`;

/** The records of the demo provider and the rules by which it answers. Identity is number and carrier. */
export class DemoRecords {
  readonly #settings: DemoSettings;
  readonly #parcels = new Map<string, DemoParcel>();
  readonly #scripts = new Map<string, DemoScript>();
  /** Registrations since the start; each costs a unit. */
  registrations = 0;

  constructor(settings: DemoSettings) {
    this.#settings = settings;
  }

  /** All records. */
  get parcels(): readonly DemoParcel[] {
    return [...this.#parcels.values()];
  }

  /** From now on a number is answered by its script instead of the usual journey. */
  follow(script: DemoScript): void {
    this.#scripts.set(script.number, script);
  }

  /** The units of the account, in the provider's own words. */
  quota(): object {
    const { quota, dailyLimit } = this.#settings;
    return {
      quota_total: quota,
      quota_used: this.registrations,
      quota_remain: quota - this.registrations,
      today_used: this.registrations,
      max_track_daily: dailyLimit,
      free_email_quota: 0,
      free_email_quotaused: 0,
    };
  }

  register(item: DemoItem): Answered {
    const { quota, dailyLimit, phoneCarriers, postalCodeCarriers } = this.#settings;
    if (!/^[A-Za-z0-9-]{5,50}$/.test(item.number)) return rejection(item, 'format');
    const scripted = this.#scripts.get(item.number)?.registeredAs;
    const carrier = item.carrier ?? scripted ?? detectCarrier(item.number);
    if (carrier === null) return rejection(item, 'carrier');
    if (this.#parcels.has(keyOf(item.number, carrier))) return rejection(item, 'registered');
    const phone = item.param ?? item.phone_number_last_4;
    const postalCode = item.param ?? item.destination_postal_code;
    if (phoneCarriers.has(carrier) && phone === undefined) return rejection(item, 'phone');
    if (postalCodeCarriers.has(carrier) && postalCode === undefined) return rejection(item, 'postalCode');
    if (this.registrations >= quota) return rejection(item, 'quota');
    if (this.registrations >= dailyLimit) return rejection(item, 'daily');
    this.registrations += 1;
    this.#store(item.number, carrier, {
      tag: item.tag ?? null,
      phone: phone ?? null,
      postalCode: postalCode ?? null,
    });
    const origin = item.carrier === undefined ? 1 : 2;
    return {
      accepted: [{ origin, number: item.number, carrier, email: null, tag: item.tag ?? null, lang: null }],
    };
  }

  trackInfo(item: DemoItem): Answered {
    const script = this.#scripts.get(item.number)?.nextAnswer(item.carrier ?? null);
    if (script !== undefined && script !== null) return script;
    const parcel = this.#find(item);
    if (parcel === undefined) return rejection(item, 'unregistered');
    const info = this.infoOf(parcel);
    if (info === null) return rejection(item, 'noInfo');
    const { number, carrier, tag } = parcel;
    return { accepted: [{ number, carrier, param: null, tag, track_info: info }] };
  }

  changeCarrier(item: DemoItem): Answered {
    const { number, carrier_old: from, carrier_new: to } = item;
    if (from === undefined) return rejection(item, 'oldCarrierMissing');
    if (to === undefined) return rejection(item, 'newCarrierMissing');
    const parcel = this.#parcels.get(keyOf(number, from));
    if (parcel === undefined) return rejection(item, 'unregistered');
    if (from === to) return rejection(item, 'sameCarrier');
    if (parcel.isStopped) return rejection(item, 'changeWhileStopped');
    if (parcel.carrierChanges >= mostCarrierChanges) return rejection(item, 'changedTooOften');
    if (this.#parcels.has(keyOf(number, to))) return rejection(item, 'carrierRegistered');
    this.#parcels.delete(keyOf(number, from));
    this.#store(number, to, { ...parcel, carrierChanges: parcel.carrierChanges + 1 });
    return { accepted: [{ number, carrier_new: to, carrier: to }] };
  }

  changeInfo(item: DemoItem): Answered {
    return this.#change(item, (parcel) => {
      // The provider wants changes inside of `items`; anything else is no change.
      if (item.items === undefined || Object.keys(item.items).length === 0) return 'noChange';
      parcel.phone = item.items.param ?? item.items.phone_number_last_4 ?? parcel.phone;
      parcel.postalCode = item.items.destination_postal_code ?? parcel.postalCode;
      return null;
    });
  }

  stop(item: DemoItem): Answered {
    return this.#change(item, (parcel) => {
      if (parcel.isStopped) return 'notTracking';
      parcel.isStopped = true;
      return null;
    });
  }

  retrack(item: DemoItem): Answered {
    return this.#change(item, (parcel) => {
      if (!parcel.isStopped) return 'onlyStopped';
      if (parcel.isRetracked) return 'retrackedBefore';
      parcel.isStopped = false;
      parcel.isRetracked = true;
      return null;
    });
  }

  remove(item: DemoItem): Answered {
    return this.#change(item, ({ number, carrier }) => {
      this.#parcels.delete(keyOf(number, carrier));
      return null;
    });
  }

  /** `track_info` as it is now. */
  infoOf(parcel: DemoParcel): object | null {
    return trackInfoAt(parcel, this.#settings.now(), this.#settings.journeyMilliseconds);
  }

  #find(item: DemoItem): DemoParcel | undefined {
    return this.parcels.find(
      ({ number, carrier }) => number === item.number && (item.carrier ?? carrier) === carrier,
    );
  }

  #change(item: DemoItem, act: (parcel: DemoParcel) => Parameters<typeof rejection>[1] | null): Answered {
    const parcel = this.#find(item);
    const reason = parcel === undefined ? 'unregistered' : act(parcel);
    if (reason !== null) return rejection(item, reason);
    return { accepted: [{ number: item.number, carrier: parcel?.carrier ?? null }] };
  }

  #store(
    number: string,
    carrier: number,
    {
      tag,
      phone,
      postalCode,
      carrierChanges = 0,
    }: Pick<DemoParcel, 'tag' | 'phone' | 'postalCode'> & { readonly carrierChanges?: number },
  ): void {
    this.#parcels.set(keyOf(number, carrier), {
      number,
      carrier,
      tag,
      phone,
      postalCode,
      registeredAt: this.#settings.now(),
      isStopped: false,
      isRetracked: false,
      carrierChanges,
    });
  }
}
