import { adminRoles } from '@pp-tools/domain/admin';
import { expect, test } from 'vitest';
import { mayOpen, pagesOf } from './admin-pages.ts';
import { startPageOf } from './session-check.ts';

test('the menu of a clerk has the shipments alone, that of an editor the catalogue', () => {
  expect(pagesOf('clerk').map(({ label }) => label)).toEqual(['Tracking Info']);
  expect(pagesOf('editor').map(({ label }) => label)).toEqual(['Wheelsets Data', 'Catalogue']);
});

test('ADM-06 the admin area starts at the wheelsets, for a clerk at the shipments', () => {
  expect(adminRoles.map(startPageOf)).toEqual([
    '/ppauth/admin/wheelsets',
    '/ppauth/admin/wheelsets',
    '/ppauth/admin/wheelsets',
    '/ppauth/admin/tracking',
  ]);
});

test('a page below one that is closed is closed, the own account is open', () => {
  expect(mayOpen('clerk', '/ppauth/admin/counter/K7M4')).toBe(false);
  expect(mayOpen('clerk', '/ppauth/admin/account')).toBe(true);
  expect(mayOpen('staff', '/ppauth/admin/counter')).toBe(true);
});
