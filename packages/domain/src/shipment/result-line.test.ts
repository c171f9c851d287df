import { expect, test } from 'vitest';
import { readResultLine } from './result-line.ts';

const rejected = (code: number, message: string | null = 'provider text') => ({
  rejected: [{ error: { code, message } }],
  error: 'error text',
  message: 'message text',
});

test.each([
  ['register', true, { success: true }, 'done'],
  ['register', true, {}, 'done'],
  ['register', true, { success: true, alreadyRegistered: true }, 'auto-synced'],
  ['register', false, rejected(-18019901), 'already-registered'],
  ['update', false, rejected(-18019901), 'failed'],
  ['update', false, rejected(-18019909), 'no-tracking'],
  ['register', false, rejected(-18019909), 'failed'],
  ['update', true, { success: false, message: 'm' }, 'refused'],
  ['update', true, { success: true, hasNews: false }, 'no-news'],
  ['register', true, { success: true, hasNews: false }, 'done'],
  // A 2xx status whose words cannot be read is an action that was carried out.
  ['update', true, null, 'done'],
  ['register', true, '<html>', 'done'],
  ['update', false, '<html>', 'failed'],
  ['update', false, undefined, 'failed'],
] as const)('TRK-08 %s, accepted %s, %j gives %s', (kind, accepted, body, code) => {
  const line = readResultLine(kind, 'NUMBER', { accepted, body });
  expect(line.code).toBe(code);
  expect(line.success).toBe(['done', 'no-news', 'auto-synced', 'already-registered'].includes(code));
});

test.each([
  [rejected(-18010012), 'provider text'],
  [rejected(-18010012, null), 'error text'],
  [{ error: 'error text', message: 'message text' }, 'error text'],
  [{ message: 'message text' }, 'message text'],
  [{ message: '  ' }, null],
  [{ rejected: [], error: 7 }, null],
])('TRK-08 the message of %j is %s', (body, message) => {
  expect(readResultLine('update', 'NUMBER', { accepted: false, body })).toMatchObject({
    code: 'failed',
    message,
  });
});

test('a fault of the account stops the rest of a run', () => {
  const body = { ...rejected(-18019908), stop: true };
  expect(readResultLine('register', 'NUMBER', { accepted: false, body }).code).toBe('failed');
  expect(readResultLine('register', 'NUMBER', { accepted: false, body })).toMatchObject({ stop: true });
});

test('an ended session stops a run, since every further number would fail alike', () => {
  const answer = { accepted: false, isSignedOut: true, body: { message: 'Please log in.' } };
  expect(readResultLine('update', 'NUMBER', answer)).toEqual({
    code: 'signed-out',
    number: 'NUMBER',
    success: false,
    stop: true,
  });
});
