import { createHash } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { http } from '../../node-http.ts';
import { type DemoFault, misbehave, wholeCallFault } from './demo-faults.ts';
import { type DemoItem, DemoRecords, type DemoSettings, readItems } from './demo-records.ts';
import type { Answered } from './demo-rejections.ts';

/** A demo provider that listens. */
export interface DemoProvider {
  readonly url: string;
  readonly key: string;
  readonly records: DemoRecords;
  /** Calls that came in, by endpoint. */
  readonly calls: ReadonlyMap<string, number>;
  /** The next calls meet these faults, one each. */
  breakNext(...faults: readonly DemoFault[]): void;
  /** The body and signature of the push that the provider would send for a number now; null without news. */
  pushFor(number: string): SignedPush | null;
  close(): Promise<void>;
}

/** A push as its receiver gets it. */
export interface SignedPush {
  readonly body: string;
  readonly sign: string;
}

/** What a demo provider does unless told otherwise. */
export const demoDefaults: Omit<DemoSettings, 'now'> = {
  key: 'standin-key-000000',
  monotonic: () => performance.now(),
  journeyMilliseconds: 10 * 60_000,
  quota: 100_000,
  dailyLimit: 100_000,
  callsPerSecond: 3,
  phoneCarriers: new Set([100012]),
  postalCodeCarriers: new Set([14041]),
};

interface Answer {
  readonly status: number;
  readonly text: string;
}

type Endpoint = (records: DemoRecords, item: DemoItem) => Answered;

const endpoints: ReadonlyMap<string, Endpoint> = new Map<string, Endpoint>([
  ['register', (records, item) => records.register(item)],
  ['gettrackinfo', (records, item) => records.trackInfo(item)],
  ['changecarrier', (records, item) => records.changeCarrier(item)],
  ['changeinfo', (records, item) => records.changeInfo(item)],
  ['stoptrack', (records, item) => records.stop(item)],
  ['retrack', (records, item) => records.retrack(item)],
  ['deletetrack', (records, item) => records.remove(item)],
]);
const quotaPath = 'getquota';

/** Starts a local server that answers like the tracking provider: codes, limits, signatures and, on demand, faults. */
export async function startDemoProvider(settings: DemoSettings): Promise<DemoProvider> {
  const records = new DemoRecords(settings);
  const faults: DemoFault[] = [];
  const calls = new Map<string, number>();
  const isTooFast = slidingSecond(settings);

  const answer = (request: IncomingMessage, text: string): Answer => {
    if (request.headers['17token'] !== settings.key) {
      return { status: 401, text: wholeCallFault(-18010002, 'Invalid security key.') };
    }
    const name = /^\/track\/v2\.\d\/(\w+)$/.exec(request.url ?? '')?.[1] ?? '';
    const endpoint = endpoints.get(name);
    if (endpoint === undefined && name !== quotaPath) return { status: 404, text: '' };
    if (isTooFast()) return { status: 429, text: wholeCallFault(429, 'Too many requests.') };
    return {
      status: 200,
      text:
        endpoint === undefined
          ? JSON.stringify({ code: 0, data: records.quota() })
          : answerItems(records, endpoint, parseJson(text)),
    };
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const text = await readBody(request);
    const endpoint = request.url?.split('/').at(-1) ?? '';
    calls.set(endpoint, (calls.get(endpoint) ?? 0) + 1);
    const fault = faults.shift();
    if (fault !== undefined && fault !== 'carrier-as-text' && fault !== 'answered-then-reset') {
      misbehave(fault, response);
      return;
    }
    const good = answer(request, text);
    if (fault === 'answered-then-reset') {
      response.destroy();
      return;
    }
    response.writeHead(good.status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(fault === undefined ? good.text : good.text.replace(/"carrier":(\d+)/g, '"carrier":"$1"'));
  };

  const server = http.createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  return {
    url: await listen(server),
    key: settings.key,
    records,
    calls,
    breakNext: (...next) => faults.push(...next),
    pushFor(number) {
      const parcel = records.parcels.find((one) => one.number === number);
      const info = parcel === undefined ? null : records.infoOf(parcel);
      if (parcel === undefined || info === null) return null;
      const data = { number, carrier: parcel.carrier, param: null, tag: parcel.tag, track_info: info };
      return signPush(JSON.stringify({ event: 'TRACKING_UPDATED', data }), settings.key);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answerItems(records: DemoRecords, endpoint: Endpoint, body: unknown): string {
  const items = readItems(body);
  if (items === null) return wholeCallFault(-18010013, 'Submitted data is invalid.', 0);
  if (items.length > 40) return wholeCallFault(-18010014, 'Tracking numbers exceed the 40 limit.', 0);
  const results = items.map((item) => endpoint(records, item));
  const accepted = results.flatMap((result) => result.accepted ?? []);
  const rejected = results.flatMap((result) => result.rejected ?? []);
  return JSON.stringify({ code: 0, data: { accepted, rejected } });
}

/** True for a call that is one too many within the last second. */
function slidingSecond({
  callsPerSecond: most,
  monotonic,
}: Pick<DemoSettings, 'callsPerSecond' | 'monotonic'>): () => boolean {
  const starts: number[] = [];
  return () => {
    const now = monotonic();
    while (starts.length > 0 && now - (starts[0] ?? now) >= 1000) starts.shift();
    if (starts.length >= most) return true;
    starts.push(now);
    return false;
  };
}

/** Signs the bytes of a push as the provider does: SHA-256 over body, slash and key. */
export const signPush = (body: string, key: string): SignedPush => ({
  body,
  sign: createHash('sha256').update(`${body}/${key}`).digest('hex'),
});

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) if (Buffer.isBuffer(part)) parts.push(part);
  return Buffer.concat(parts).toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve(`http://127.0.0.1:${port}`);
    });
  });
}
