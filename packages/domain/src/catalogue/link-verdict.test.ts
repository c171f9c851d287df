import { expect, test } from 'vitest';
import { judgeLink, linkTrouble } from './link-verdict.ts';

test.each([
  ['link', 200, 'text/html; charset=utf-8', 'live', null],
  ['link', 206, '', 'live', null],
  ['link', 404, 'text/html', 'gone', 'link'],
  ['imgLink', 410, 'image/png', 'gone', 'link'],
  ['link', 403, 'text/html', 'refused', 'unclear'],
  ['link', 503, '', 'refused', 'unclear'],
  ['imgLink', 200, 'image/webp', 'live', null],
  ['imgLink', 200, 'application/octet-stream', 'live', null],
  ['imgLink', 200, '', 'live', null],
  ['imgLink', 200, 'text/html', 'not-an-image', 'link'],
] as const)('a %s answered %i as "%s" is %s', (field, status, type, code, trouble) => {
  const verdict = judgeLink(field, status, type);
  expect(verdict.code).toBe(code);
  expect(linkTrouble(verdict)).toBe(trouble);
});
