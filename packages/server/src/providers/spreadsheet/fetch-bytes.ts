import type { IncomingMessage } from 'node:http';
import { createGunzip } from 'node:zlib';
import { failure, type Result, success } from '@pp-tools/domain/core';
import type { SourceFault } from '../../features/wheelset/wheelset-source.ts';
import {
  OutgoingFault,
  type OutgoingRules,
  requestGuarded,
  systemResolve,
} from '../outgoing/guarded-request.ts';

/** What a fetch may cost and reach. */
export interface FetchRules extends OutgoingRules {
  readonly bytes: number;
}

/** The rules of the product. */
export const fetchRules: FetchRules = {
  milliseconds: 20_000,
  bytes: 10 * 1024 * 1024,
  redirects: 5,
  allowPrivate: false,
  resolve: systemResolve,
};

/** Carries a fault out of the middle of a request. */
class FetchFault extends Error {
  readonly fault: SourceFault;

  constructor(fault: SourceFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** Reads an address with limits. */
export async function fetchBytes(start: URL, rules: FetchRules): Promise<Result<Buffer, SourceFault>> {
  const signal = AbortSignal.timeout(rules.milliseconds);
  const ask = { method: 'GET', accept: 'text/csv, */*;q=0.5', signal } as const;
  try {
    const answer = await requestGuarded(start, rules, ask);
    return success(await readBody(answer, rules));
  } catch (fault) {
    if (fault instanceof FetchFault) return failure(fault.fault);
    if (fault instanceof OutgoingFault) return failure({ code: `source-${fault.code}` });
    if (signal.aborted) return failure({ code: 'source-slow', seconds: rules.milliseconds / 1000 });
    return failure({ code: 'source-unreachable' });
  }
}

async function readBody(answer: IncomingMessage, rules: FetchRules): Promise<Buffer> {
  const refuse = (fault: SourceFault): never => {
    answer.on('error', () => undefined).destroy();
    throw new FetchFault(fault);
  };
  const { statusCode: status = 0 } = answer;
  if (status !== 200) refuse({ code: 'source-status', status });
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() || 'identity';
  if (encoding !== 'identity' && encoding !== 'gzip') {
    refuse({ code: 'source-compression', encoding: encoding.slice(0, 20) });
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
