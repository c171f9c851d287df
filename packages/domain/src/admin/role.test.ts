import { expect, test } from 'vitest';
import { adminRoles, mayDo, readRole, staffRights } from './role.ts';

test('each role opens what its work needs and nothing else', () => {
  const opened = adminRoles.map((role) => [role, staffRights.filter((right) => mayDo(role, right))]);
  expect(Object.fromEntries(opened)).toEqual({
    owner: ['account', 'catalogue', 'shipments', 'customers', 'administration'],
    staff: ['account', 'catalogue', 'shipments', 'customers'],
    editor: ['account', 'catalogue'],
    clerk: ['account', 'shipments'],
  });
});

test('every role opens the own account, so that nobody is locked into a session', () => {
  expect(adminRoles.filter((role) => !mayDo(role, 'account'))).toEqual([]);
});

test('a word that is no role is none', () => {
  expect(['owner', 'clerk', 'Owner', 'constructor', ''].map(readRole)).toEqual([
    'owner',
    'clerk',
    null,
    null,
    null,
  ]);
});
