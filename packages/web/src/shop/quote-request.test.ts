import { afterEach, expect, test, vi } from 'vitest';
import { callThrough } from '../platform/http-client.ts';
import { quoteTexts } from '../texts/quote-texts.ts';
import { findQuoteFaults, sendQuote } from './quote-request.ts';

const entries = { name: ' Ana ', email: ' ana@rider.example ', note: '', website: '', hasConsented: true };
const state = { tool: 'compare', query: 'v=1&w=1001', longAddress: '' } as const;
const requestId = '3f0c5b5e-6a0e-4d6f-9a3e-1f2f0f6f8a11';
const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });

afterEach(() => {
  vi.unstubAllGlobals();
  callThrough((path, init) => fetch(path, init));
});

test('17 what is missing is named at its field', () => {
  expect(findQuoteFaults(entries)).toEqual({});
  const empty = { ...entries, name: ' ', email: 'ana@', hasConsented: false };
  expect(Object.keys(findQuoteFaults(empty))).toEqual(['name', 'email', 'consent']);
});

test.each([
  [200, null],
  [400, quoteTexts.missing.email],
  [429, quoteTexts.tooMany],
  [500, quoteTexts.failed],
] as const)(
  '17 a question that is answered %i says so, and carries the code of its state',
  async (status, said) => {
    vi.stubGlobal('window', { location: { origin: 'http://shop' } });
    const bodies: unknown[] = [];
    callThrough(async (path, { body }) => {
      if (path === '/api/short-links')
        return answer(200, { status: 'success', data: { code: '0123456789', path: '/s/0123456789' } });
      bodies.push(JSON.parse(String(body)));
      return answer(status, status === 200 ? { status: 'success' } : {});
    });
    expect(await sendQuote(entries, state, requestId)).toBe(said);
    expect(bodies).toEqual([
      {
        requestId,
        code: '0123456789',
        website: '',
        consent: true,
        name: 'Ana',
        email: 'ana@rider.example',
        note: '',
      },
    ]);
  },
);
