import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';

import { isIP, type LookupFunction } from 'node:net';
import { createGunzip } from 'node:zlib';
import { failure, type Result, success } from '@pp-tools/domain/core';
import type { SourceFault } from '../../features/wheelset/wheelset-source.ts';
import { http, https } from '../node-http.ts';
import { isPublicAddress } from './public-address.ts';

/** What a fetch may cost and reach. */
export interface FetchRules {
  readonly milliseconds: number;
  readonly bytes: number;
  readonly redirects: number;
  /** Lets addresses of the own network through; for shops that keep the sheet on a machine beside. */
  readonly allowPrivate: boolean;
  /** All addresses of a host name; tests pass their own. */
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>;
}

/** The rules of the product. */
export const fetchRules: FetchRules = {
  milliseconds: 20_000,
  bytes: 10 * 1024 * 1024,
  redirects: 5,
  allowPrivate: false,
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
};

/** Carries a fault out of the middle of a request. */
class FetchFault extends Error {
  readonly fault: SourceFault;

  constructor(fault: SourceFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/**
 * Reads an address with limits. Node's own fetch is not used: it decodes brotli whatever was asked for, and
 * looks names up again after they were checked.
 */
export async function fetchBytes(start: URL, rules: FetchRules): Promise<Result<Buffer, SourceFault>> {
  const signal = AbortSignal.timeout(rules.milliseconds);
  try {
    return success(await follow(start, rules, signal));
  } catch (fault) {
    if (fault instanceof FetchFault) return failure(fault.fault);
    if (signal.aborted) return failure({ code: 'source-slow', seconds: rules.milliseconds / 1000 });
    return failure({ code: 'source-unreachable' });
  }
}

async function follow(start: URL, rules: FetchRules, signal: AbortSignal): Promise<Buffer> {
  let address = start;
  for (let hop = 0; hop <= rules.redirects; hop += 1) {
    const answer = await open(address, rules, signal);
    const target = redirectTarget(answer, address);
    if (target === null) return readBody(answer, rules);
    answer.destroy();
    address = target;
  }
  throw new FetchFault({ code: 'source-redirects' });
}

function redirectTarget(answer: IncomingMessage, from: URL): URL | null {
  const { statusCode: status = 0, headers } = answer;
  if (status === 200) return null;
  const isRedirect = [301, 302, 303, 307, 308].includes(status) && headers.location !== undefined;
  const target = isRedirect ? URL.parse(headers.location ?? '', from.href) : null;
  answer.on('error', () => undefined);
  if (target === null) throw new FetchFault({ code: 'source-status', status });
  if (from.protocol === 'https:' && target.protocol !== 'https:') {
    throw new FetchFault({ code: 'source-address' });
  }
  return target;
}

async function open(address: URL, rules: FetchRules, signal: AbortSignal): Promise<IncomingMessage> {
  const isWeb = address.protocol === 'https:' || address.protocol === 'http:';
  if (!isWeb || address.username !== '' || address.password !== '') {
    throw new FetchFault({ code: 'source-address' });
  }
  const pinned = await checkedAddress(address, rules);
  const send = address.protocol === 'https:' ? https.request : http.request;
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/csv, */*;q=0.5', 'accept-encoding': 'gzip', 'user-agent': 'pp-tools' };
    send(address, { signal, headers, lookup: alwaysGives(pinned), agent: false }, resolve)
      .on('error', reject)
      .end();
  });
}

/** Every address of the host must be public, and the connection goes to one of those just checked. */
async function checkedAddress({ hostname }: URL, rules: FetchRules): Promise<LookupAddress> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found = family === 0 ? await rules.resolve(host) : [{ address: host, family }];
  const [first] = found;
  if (first === undefined) throw new FetchFault({ code: 'source-unreachable' });
  if (!rules.allowPrivate && !found.every(({ address }) => isPublicAddress(address))) {
    throw new FetchFault({ code: 'source-private' });
  }
  return first;
}

const alwaysGives =
  ({ address, family }: LookupAddress): LookupFunction =>
  (_host, options, done) => {
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };

async function readBody(answer: IncomingMessage, rules: FetchRules): Promise<Buffer> {
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() || 'identity';
  if (encoding !== 'identity' && encoding !== 'gzip') {
    answer.destroy();
    throw new FetchFault({ code: 'source-compression', encoding: encoding.slice(0, 20) });
  }
  const tooLarge = { code: 'source-large', megabytes: rules.bytes / 1024 / 1024 } as const;
  const body = encoding === 'gzip' ? answer.pipe(createGunzip()) : answer;
  answer.on('error', (fault) => body.destroy(fault));
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of body) {
      const bytes = Buffer.from(part);
      size += bytes.length;
      if (size > rules.bytes) throw new FetchFault(tooLarge);
      parts.push(bytes);
    }
  } finally {
    answer.destroy();
  }
  return Buffer.concat(parts);
}
