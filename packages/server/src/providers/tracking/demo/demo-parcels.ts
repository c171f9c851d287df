/** A registered parcel of the demo provider. Times are milliseconds of its clock. */
export interface DemoParcel {
  readonly number: string;
  readonly carrier: number;
  readonly tag: string | null;
  phone: string | null;
  postalCode: string | null;
  readonly registeredAt: number;
  isStopped: boolean;
  isRetracked: boolean;
  readonly carrierChanges: number;
}

interface Scene {
  /** Share of the journey at which it happens, 0 to 1. */
  readonly at: number;
  readonly stage: string | null;
  readonly status: string;
  readonly sub: string;
  readonly text: string;
  readonly place: string;
  readonly offset: string;
}

const start: readonly Scene[] = [
  {
    at: 0.02,
    stage: 'InfoReceived',
    status: 'InfoReceived',
    sub: 'InfoReceived',
    text: '已创建运单',
    place: 'SHENZHEN',
    offset: '+08:00',
  },
  {
    at: 0.1,
    stage: 'PickedUp',
    status: 'InTransit',
    sub: 'InTransit_PickedUp',
    text: '已揽收',
    place: 'SHENZHEN',
    offset: '+08:00',
  },
  {
    at: 0.3,
    stage: 'Departure',
    status: 'InTransit',
    sub: 'InTransit_Departure',
    text: 'Departed from origin airport',
    place: 'HONG KONG',
    offset: '+08:00',
  },
  {
    at: 0.5,
    stage: 'Arrival',
    status: 'InTransit',
    sub: 'InTransit_Arrival',
    text: 'Arrived at destination country',
    place: 'LOS ANGELES, CA',
    offset: '-08:00',
  },
];
const happyEnd: readonly Scene[] = [
  {
    at: 0.8,
    stage: 'OutForDelivery',
    status: 'OutForDelivery',
    sub: 'OutForDelivery_Other',
    text: 'Out for delivery',
    place: 'PORTLAND, OR',
    offset: '-08:00',
  },
  {
    at: 1,
    stage: 'Delivered',
    status: 'Delivered',
    sub: 'Delivered_Other',
    text: 'Delivered, front desk',
    place: 'PORTLAND, OR',
    offset: '-08:00',
  },
];
const otherEnds: Readonly<Record<string, readonly Scene[]>> = {
  7: [
    {
      at: 0.8,
      stage: 'AvailableForPickup',
      status: 'AvailableForPickup',
      sub: 'AvailableForPickup_Other',
      text: 'Paczka czeka na odbiór w Łodzi',
      place: 'ŁÓDŹ',
      offset: '+01:00',
    },
  ],
  8: [
    {
      at: 0.8,
      stage: null,
      status: 'Exception',
      sub: 'Exception_Returning',
      text: 'Receiver refused, returning to sender',
      place: 'AUSTIN, TX',
      offset: '-06:00',
    },
  ],
  9: [
    {
      at: 0.8,
      stage: null,
      status: 'DeliveryFailure',
      sub: 'DeliveryFailure_NoBody',
      text: 'No one at home',
      place: 'BERLIN',
      offset: '+01:00',
    },
  ],
};

/** The scenes that have happened, newest first. The last digit of the number decides how the journey ends. */
function scenesUntil(
  parcel: DemoParcel,
  now: number,
  journey: number,
): readonly (Scene & { instant: number })[] {
  const end = otherEnds[parcel.number.slice(-1)] ?? happyEnd;
  return [...start, ...end]
    .map((scene) => ({ ...scene, instant: parcel.registeredAt + scene.at * journey }))
    .filter(({ instant }) => instant <= now)
    .reverse();
}

const carrierNames: Readonly<Record<number, readonly [string, string]>> = {
  3011: ['China Post', '中国邮政'],
  100002: ['UPS', 'UPS'],
  100012: ['SF Express', '顺丰速运'],
  190008: ['YunExpress', '云途物流'],
  190094: ['4PX', '4PX 递四方'],
};

/** `track_info` of a parcel as it stands; null while nothing has happened. */
export function trackInfoAt(parcel: DemoParcel, now: number, journey: number): object | null {
  const scenes = scenesUntil(parcel, now, journey);
  const [latest] = scenes;
  if (latest === undefined) return null;
  const events = scenes.map(eventOf);
  const [name, alias] = carrierNames[parcel.carrier] ?? ['Demo carrier', '演示承运商'];
  return {
    shipping_info: { shipper_address: { country: 'CN' }, recipient_address: { country: null } },
    latest_status: { status: latest.status, sub_status: latest.sub, sub_status_descr: null },
    latest_event: events[0],
    time_metrics: null,
    milestone: [],
    misc_info: null,
    tracking: {
      providers_hash: 1,
      providers: [
        {
          provider: { key: parcel.carrier, name, alias, tel: null, homepage: null, country: null },
          service_type: null,
          latest_sync_status: 'Success',
          latest_sync_time: new Date(now).toISOString(),
          events_hash: -events.length,
          provider_lang: null,
          events,
        },
      ],
    },
  };
}

function eventOf(scene: Scene & { instant: number }): object {
  const sign = scene.offset.startsWith('-') ? -1 : 1;
  const hours = Number(scene.offset.slice(1, 3)) * sign;
  const local = new Date(scene.instant + hours * 3_600_000).toISOString().slice(0, 19);
  return {
    time_iso: `${local}${scene.offset}`,
    time_utc: `${new Date(scene.instant).toISOString().slice(0, 19)}Z`,
    time_raw: { date: local.slice(0, 10), time: local.slice(11), timezone: scene.offset },
    description: scene.text,
    description_translation: null,
    location: scene.place,
    stage: scene.stage,
    sub_status: scene.sub,
    address: { country: null, state: null, city: scene.place, street: null, postal_code: null },
  };
}
