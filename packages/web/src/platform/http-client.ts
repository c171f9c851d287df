import * as z from 'zod/mini';
import type { SentBytes } from './upload-transport.ts';

/** Why a call failed: the server said no, it could not be reached, or its answer was not what the contract says. */
export type CallFault =
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: string;
      readonly message: string;
      /** The whole answer, for the fields that single calls add. */
      readonly body: unknown;
    }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unreadable'; readonly status: number };

/** Thrown by {@link call}, so that query hooks see a failure as a failure. */
export class CallFailed extends Error {
  readonly fault: CallFault;

  constructor(fault: CallFault) {
    super(fault.kind === 'refused' ? fault.message : fault.kind);
    this.fault = fault;
  }
}

/** The fault inside anything thrown by a call; null for a bug. */
export const callFaultOf = (thrown: unknown): CallFault | null =>
  thrown instanceof CallFailed ? thrown.fault : null;

const refusalSchema = z.object({
  code: z.catch(z.string(), 'unknown'),
  message: z.catch(z.string(), ''),
});

type Transport = (path: string, init: RequestInit) => Promise<Response>;

let transport: Transport = (path, init) => fetch(path, init);

/** Makes every call go another way than the network: pages made on the server read its data directly. */
export function callThrough(other: Transport): void {
  transport = other;
}

/** What a call sends besides its path. */
export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON, which a Blob holds already; a FormData travels as multipart. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** Called while a Blob is sent, with the bytes that have left. */
  readonly onSent?: (bytes: SentBytes) => void;
}

/** Calls the server with the visitor's cookies and parses its answer by the contract's schema. */
export async function call<Answer>(
  path: string,
  schema: z.core.$ZodType<Answer>,
  options: CallOptions = {},
): Promise<Answer> {
  return (await callDated(path, schema, options)).answer;
}

/** An answer and the age of what it holds: when that was changed last, else when the server gave it. */
export interface Dated<Answer> {
  readonly answer: Answer;
  readonly dataFrom: Date;
}

/** The same call for figures whose age matters. */
export async function callDated<Answer>(
  path: string,
  schema: z.core.$ZodType<Answer>,
  options: CallOptions = {},
): Promise<Dated<Answer>> {
  const response = await send(path, options);
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw refusalOf(response.status, body);
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) throw new CallFailed({ kind: 'unreadable', status: response.status });
  const { headers } = response;
  const date = Date.parse(headers.get('last-modified') ?? headers.get('date') ?? '');
  return { answer: parsed.data, dataFrom: new Date(Number.isNaN(date) ? Date.now() : date) };
}

/** Calls the server for a file of text. */
export async function callText(path: string, options: CallOptions = {}): Promise<string> {
  const response = await send(path, options);
  if (!response.ok) throw refusalOf(response.status, await response.json().catch(() => undefined));
  try {
    return await response.text();
  } catch (fault) {
    if (options.signal?.aborted) throw fault;
    throw new CallFailed({ kind: 'unreachable' });
  }
}

function refusalOf(status: number, body: unknown): CallFailed {
  const refusal = z.safeParse(refusalSchema, body);
  const { code, message } = refusal.success ? refusal.data : { code: 'unknown', message: '' };
  return new CallFailed({ kind: 'refused', status, code, message, body });
}

/**
 * Carries out an action. A 2xx status says that it was done, whatever the answer holds: null when the answer is not what
 * the schema says.
 */
export const callAction = <Answer>(
  path: string,
  schema: z.core.$ZodType<Answer>,
  options: CallOptions,
): Promise<Answer | null> => call(path, z.catch(z.nullable(schema), null), options);

async function send(path: string, { method = 'GET', body, signal, onSent }: CallOptions): Promise<Response> {
  const isForm = body instanceof FormData;
  const isReady = isForm || body instanceof Blob;
  try {
    const init: RequestInit = {
      method,
      credentials: 'same-origin',
      ...(signal ? { signal } : {}),
      headers: {
        accept: 'application/json',
        ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
      },
    };
    if (onSent !== undefined && body instanceof Blob) {
      const { sendReporting } = await import('./upload-transport.ts');
      return await sendReporting(path, { ...init, body }, onSent);
    }
    return await transport(path, {
      ...init,
      ...(body === undefined ? {} : { body: isReady ? body : JSON.stringify(body) }),
    });
  } catch (fault) {
    if (signal?.aborted) throw fault;
    throw new CallFailed({ kind: 'unreachable' });
  }
}
