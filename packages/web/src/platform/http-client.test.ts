import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type CallFault, call, callFaultOf } from './http-client.ts';

const counted = z.object({ status: z.literal('success'), data: z.object({ count: z.number() }) });

function useAnswer(answer: () => Promise<Response>) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const json =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });

const faultOf = (attempt: Promise<unknown>): Promise<CallFault | null> =>
  attempt.then(
    () => null,
    (thrown: unknown) => callFaultOf(thrown),
  );

afterEach(() => vi.unstubAllGlobals());

test('a success is parsed by the schema of the contract', async () => {
  const fetched = useAnswer(json({ status: 'success', data: { count: 3 } }));
  await expect(call('/x', counted, { method: 'POST', body: {} })).resolves.toMatchObject({
    data: { count: 3 },
  });
  expect(fetched).toHaveBeenCalledWith(
    '/x',
    expect.objectContaining({ method: 'POST', body: '{}', credentials: 'same-origin' }),
  );
});

test('a form travels as it is, without a content type of ours', async () => {
  const fetched = useAnswer(json({ status: 'success', data: { count: 0 } }));
  await call('/x', counted, { method: 'POST', body: new FormData() });
  expect(fetched).toHaveBeenCalledWith(
    '/x',
    expect.objectContaining({ headers: { accept: 'application/json' } }),
  );
});

test.each([
  [
    'a problem answer',
    json({ status: 404, code: 'not-found', message: 'No such wheelset.', type: 'about:blank' }, 404),
    { kind: 'refused', status: 404, code: 'not-found', message: 'No such wheelset.' },
  ],
  [
    'a page instead of an answer',
    async () => new Response('<html>', { status: 502 }),
    { kind: 'refused', status: 502, code: 'unknown', message: '' },
  ],
  ['an answer of another form', json({ status: 'success', data: {} }), { kind: 'unreadable', status: 200 }],
  ['a success that is no JSON', async () => new Response('ok'), { kind: 'unreadable', status: 200 }],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'unreachable' }],
])('%s is a fault with its kind', async (_name, answer, fault) => {
  useAnswer(answer);
  expect(await faultOf(call('/x', counted))).toMatchObject(fault);
});

test('a call that we ended ourselves is not told as a fault of the server', async () => {
  const end = new AbortController();
  useAnswer(async () => {
    end.abort();
    throw new DOMException('ended', 'AbortError');
  });
  const thrown = await call('/x', counted, { signal: end.signal }).catch((fault: unknown) => fault);
  expect(callFaultOf(thrown)).toBeNull();
});
