import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissNotice, holdNotice, noticeStore, notify, releaseNotice } from './notices.ts';

const shownTexts = () => noticeStore.getState().shown.map(({ text }) => text);
const logTexts = () => noticeStore.getState().log.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  noticeStore.setState({ shown: [], log: [] });
});
afterEach(() => vi.useRealTimers());

test('a notice stays for its time and in the log for good', () => {
  notify('Saved', { duration: 2000 });
  vi.advanceTimersByTime(1999);
  expect(shownTexts()).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(shownTexts()).toEqual([]);
  expect(logTexts()).toEqual(['Saved']);
});

test('the same text said again starts its time again and is shown once', () => {
  notify('Saved', { duration: 2000 });
  vi.advanceTimersByTime(1500);
  notify('Saved', { duration: 2000 });
  expect(shownTexts()).toEqual(['Saved']);
  vi.advanceTimersByTime(1500);
  expect(shownTexts()).toEqual(['Saved']);
  vi.advanceTimersByTime(500);
  expect(shownTexts()).toEqual([]);
});

test('a notice that is held stays until it is let go', () => {
  notify('Removed', { duration: 2000, action: { label: 'Undo', run: () => undefined } });
  const [notice] = noticeStore.getState().shown;
  if (notice === undefined) throw new Error('nothing is shown');
  holdNotice(notice.id);
  vi.advanceTimersByTime(60_000);
  expect(shownTexts()).toEqual(['Removed']);
  releaseNotice(notice);
  vi.advanceTimersByTime(2000);
  expect(shownTexts()).toEqual([]);
});

test('at most three notices stand at once, the log has all, newest first', () => {
  for (const text of ['a', 'b', 'c', 'd']) notify(text);
  expect(shownTexts()).toEqual(['b', 'c', 'd']);
  expect(logTexts()).toEqual(['d', 'c', 'b', 'a']);
});

test('a dismissed notice leaves no timer behind', () => {
  notify('a');
  for (const { id } of noticeStore.getState().shown) dismissNotice(id);
  expect(shownTexts()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
