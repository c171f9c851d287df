import type { IncomingMessage } from 'node:http';

import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { http, https } from '../node-http.ts';

const unpack = promisify(gunzip);

/** What a call gave: an answer of any status, or why there is none. */
export type CallOutcome =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly text: string;
      readonly retryAfter: number | null;
    }
  | { readonly kind: 'timed-out' }
  /** `sent` is false when the server was never reached, so that repeating cannot do anything twice. */
  | { readonly kind: 'unreachable'; readonly sent: boolean }
  | { readonly kind: 'unusable'; readonly reason: 'encoding' | 'size' };

/** A JSON call by POST. */
export interface JsonCall {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeoutMilliseconds: number;
  readonly largestBytes: number;
}

/**
 * Posts JSON. Redirects are not followed; only gzip is unpacked, any other encoding is refused unread, since the
 * Brotli decoder of present runtimes has a known hole.
 */
export function postJson(call: JsonCall): Promise<CallOutcome> {
  const send = call.url.protocol === 'https:' ? https.request : http.request;
  return new Promise((resolve) => {
    const body = Buffer.from(call.body);
    const request = send(call.url, {
      method: 'POST',
      headers: {
        ...call.headers,
        'content-type': 'application/json',
        'content-length': body.byteLength,
        accept: 'application/json',
        'accept-encoding': 'gzip',
      },
    });
    let isTimedOut = false;
    // One limit for the whole call: a server that drips its answer must not hold us longer.
    const timer = setTimeout(() => {
      isTimedOut = true;
      request.destroy();
    }, call.timeoutMilliseconds);
    const settle = (outcome: CallOutcome) => {
      clearTimeout(timer);
      resolve(isTimedOut ? { kind: 'timed-out' } : outcome);
    };
    request.on('error', (fault: NodeJS.ErrnoException) =>
      settle({
        kind: 'unreachable',
        sent: !['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(fault.code ?? ''),
      }),
    );
    request.on('response', (response) => {
      readAnswer(response, call.largestBytes).then(settle, () => settle({ kind: 'unreachable', sent: true }));
    });
    request.end(body);
  });
}

async function readAnswer(response: IncomingMessage, largestBytes: number): Promise<CallOutcome> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity' && encoding !== 'gzip') {
    response.destroy();
    return { kind: 'unusable', reason: 'encoding' };
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    if (!Buffer.isBuffer(part)) continue;
    size += part.byteLength;
    if (size > largestBytes) {
      response.destroy();
      return { kind: 'unusable', reason: 'size' };
    }
    parts.push(part);
  }
  const packed = Buffer.concat(parts);
  const status = response.statusCode ?? 0;
  const retryAfter = Number(response.headers['retry-after']);
  const bytes =
    encoding === 'gzip' ? await unpack(packed, { maxOutputLength: largestBytes }).catch(() => null) : packed;
  if (bytes === null) return { kind: 'unusable', reason: 'size' };
  return {
    kind: 'answered',
    status,
    text: bytes.toString(),
    retryAfter: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter * 1000 : null,
  };
}
