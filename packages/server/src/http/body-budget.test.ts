import { expect, test, vi } from 'vitest';
import { BodyBudget } from './body-budget.ts';

test('bodies beyond the budget wait until others are given back, in their order', async () => {
  const budget = new BodyBudget(100);
  const started: string[] = [];
  const reserve = async (name: string, bytes: number) => {
    const release = await budget.reserve(bytes);
    started.push(name);
    return release;
  };
  const first = await reserve('first', 60);
  const second = reserve('second', 60);
  const third = reserve('third', 10);
  await Promise.resolve();
  expect(started).toEqual(['first']);
  first();
  first();
  await Promise.all([second, third]);
  expect(started).toEqual(['first', 'second', 'third']);
});

test('a body larger than the budget is taken alone', async () => {
  const budget = new BodyBudget(100);
  const release = await budget.reserve(500);
  const waiting = budget.reserve(1);
  release();
  expect(await waiting).toBeTypeOf('function');
});

test('who waits too long, or after a hundred others, is told to come again', async () => {
  vi.useFakeTimers();
  const budget = new BodyBudget(10);
  await budget.reserve(10);
  const waiting = Array.from({ length: 100 }, () => budget.reserve(10).catch((fault: unknown) => fault));
  await expect(budget.reserve(10)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 10 });
  vi.advanceTimersByTime(60_000);
  for (const fault of await Promise.all(waiting)) expect(fault).toMatchObject({ code: 'server-busy' });
  vi.useRealTimers();
});
