import type { IncomingMessage } from 'node:http';
import { type JsonLimits, JsonMeter } from '@pp-tools/domain/core';
import type { BodyClock } from './body-clock.ts';
import { GrowingBytes } from './growing-bytes.ts';
import { RequestFault } from './problems.ts';

/** Bodies of visitors are a name and a password; routes that take more say so. */
export const visitorBodyBytes: number = 16 * 1024;
/** Bodies of signed-in admins, unless their route says otherwise. */
export const staffBodyBytes: number = 1024 * 1024;

/** What a body may be. */
export interface BodyLimits {
  readonly bytes: number;
  /** What it may hold when it is JSON; null for another type. */
  readonly json: JsonLimits | null;
}

/** The rest of a refused body is read and thrown away up to here, so that its sender gets the answer. */
const maxDrained = 64 * 1024 * 1024;
/** The first block for a body of unknown length. */
const firstBlock = 16 * 1024;

const tooLarge = (limit: number): RequestFault =>
  new RequestFault(413, 'body-too-large', `The request is larger than ${Math.floor(limit / 1024)} kB.`);

const tooMuchJson = { depth: 'json-too-deep', containers: 'json-too-many', values: 'json-too-many' } as const;

/** The length that the sender announces; null when it does not. */
export function announcedLength(message: IncomingMessage): number | null {
  const length = Number(message.headers['content-length'] ?? Number.NaN);
  return Number.isSafeInteger(length) ? length : null;
}

/** A body that is being read: its bytes so far and the first reason to refuse it. */
class IncomingBody {
  readonly #bytes: GrowingBytes;
  readonly #limits: BodyLimits;
  readonly #meter: JsonMeter | null;
  #drained = 0;
  #fault: RequestFault | null = null;

  constructor(limits: BodyLimits, announced: number | null) {
    this.#limits = limits;
    this.#bytes = new GrowingBytes(Math.min(announced ?? firstBlock, limits.bytes));
    this.#meter = limits.json === null ? null : new JsonMeter(limits.json);
  }

  get received(): number {
    return this.#bytes.size + this.#drained;
  }

  /** Whether it is worth reading on. */
  add(chunk: Uint8Array): boolean {
    if (this.#fault === null) {
      this.#fault = this.#excessWith(chunk);
      if (this.#fault === null) this.#bytes.add(chunk);
      else this.#bytes.discard();
    } else this.#drained += chunk.byteLength;
    return this.#drained <= maxDrained;
  }

  /** Forgets what has arrived. */
  discard(): void {
    this.#bytes.discard();
  }

  /** Throws the reason to refuse it, if there is one. */
  finish(): Buffer<ArrayBuffer> {
    if (this.#fault !== null) throw this.#fault;
    return this.#bytes.finish();
  }

  #excessWith(chunk: Uint8Array): RequestFault | null {
    if (this.#bytes.size + chunk.byteLength > this.#limits.bytes) return tooLarge(this.#limits.bytes);
    const excess = this.#meter?.add(chunk) ?? null;
    if (excess === null) return null;
    return excess === 'depth'
      ? new RequestFault(400, tooMuchJson[excess], 'The JSON is nested too deeply.')
      : new RequestFault(413, tooMuchJson[excess], 'The JSON holds too many values.');
  }
}

/** Reads a body within its limits. It is refused as soon as it exceeds one, whatever its sender announced. */
export function readBody(
  message: IncomingMessage,
  limits: BodyLimits,
  clock: BodyClock | null,
  isByProgress: boolean,
): Promise<Buffer<ArrayBuffer>> {
  const announced = announcedLength(message);
  if (announced !== null && announced > limits.bytes + maxDrained)
    return Promise.reject(tooLarge(limits.bytes));
  const body = new IncomingBody(limits, announced);
  return new Promise((resolve, reject) => {
    const stop = (fault: RequestFault) => {
      message.off('data', take);
      clock?.pause();
      body.discard();
      reject(fault);
    };
    const cutOff = () => stop(new RequestFault(400, 'body-cut-off', 'The request ended too early.'));
    const take = (chunk: Buffer) => {
      if (!body.add(chunk)) stop(tooLarge(limits.bytes));
    };
    clock?.readBy(stop);
    if (isByProgress) clock?.limitByProgress(() => body.received);
    message.on('data', take);
    message.once('end', () => {
      message.off('close', cutOff);
      clock?.pause();
      try {
        resolve(body.finish());
      } catch (fault) {
        reject(fault);
      }
    });
    message.once('close', cutOff);
  });
}
