import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** What a request to an address that somebody wrote down may cost and reach. */
export interface OutgoingRules {
  readonly milliseconds: number;
  readonly redirects: number;
  /** Lets addresses of the own network through; for shops that keep the sheet on a machine of the same network. */
  readonly allowPrivate: boolean;
  /** All addresses of a host name; tests pass their own. */
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>;
}

/** All addresses that the machine's own resolver knows. */
export const systemResolve: OutgoingRules['resolve'] = (host) => lookup(host, { all: true, verbatim: true });

/** What is asked of each address on the way. */
export interface Ask {
  readonly method: 'GET' | 'HEAD';
  readonly accept: string;
  readonly signal: AbortSignal;
}

/** Why a request was not made, or not to its end. */
export class OutgoingFault extends Error {
  readonly code: 'address' | 'private' | 'unreachable' | 'redirects';

  constructor(code: OutgoingFault['code']) {
    super(code);
    this.code = code;
  }
}

/**
 * Asks an address, follows its redirects and gives the final answer with its body unread. Node's own fetch is
 * not used: it decodes brotli whatever was asked for, and looks names up again after they were checked.
 */
export async function requestGuarded(start: URL, rules: OutgoingRules, ask: Ask): Promise<IncomingMessage> {
  let address = start;
  for (let hop = 0; hop <= rules.redirects; hop += 1) {
    const answer = await open(address, rules, ask);
    const target = redirectTarget(answer, address);
    if (target === null) return answer;
    answer.on('error', () => undefined).destroy();
    if (address.protocol === 'https:' && target.protocol !== 'https:') throw new OutgoingFault('address');
    address = target;
  }
  throw new OutgoingFault('redirects');
}

function redirectTarget({ statusCode, headers }: IncomingMessage, from: URL): URL | null {
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode ?? 0);
  return isRedirect && headers.location !== undefined ? URL.parse(headers.location, from.href) : null;
}

async function open(address: URL, rules: OutgoingRules, ask: Ask): Promise<IncomingMessage> {
  const isWeb = address.protocol === 'https:' || address.protocol === 'http:';
  if (!isWeb || address.username !== '' || address.password !== '') throw new OutgoingFault('address');
  const pinned = await checkedAddress(address, rules);
  const send = address.protocol === 'https:' ? requestHttps : requestHttp;
  const { method, accept, signal } = ask;
  return new Promise((resolve, reject) => {
    const headers = { accept, 'accept-encoding': 'gzip', 'user-agent': 'pp-tools' };
    send(address, { method, signal, headers, lookup: alwaysGives(pinned), agent: false }, resolve)
      .on('error', reject)
      .end();
  });
}

/** Every address of the host must be public, and the connection goes to one of those just checked. */
async function checkedAddress({ hostname }: URL, rules: OutgoingRules): Promise<LookupAddress> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found = family === 0 ? await rules.resolve(host) : [{ address: host, family }];
  const [first] = found;
  if (first === undefined) throw new OutgoingFault('unreachable');
  if (!rules.allowPrivate && !found.every(({ address }) => isPublicAddress(address))) {
    throw new OutgoingFault('private');
  }
  return first;
}

const alwaysGives =
  ({ address, family }: LookupAddress): LookupFunction =>
  (_host, options, done) => {
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
