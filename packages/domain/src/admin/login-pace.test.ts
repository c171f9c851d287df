import { describe, expect, test } from 'vitest';
import { type AccountLanes, type PlaceTries, paceLogin } from './login-pace.ts';

const minute = 60_000;
const start = Date.UTC(2026, 10, 28, 12);

/** One account with all its places, as the server stores it. */
class Account {
  now = start;
  #lanes: AccountLanes | null = null;
  readonly #places = new Map<string, PlaceTries>();

  /** Tries from a place; gives null when it is let in, else the seconds to wait. */
  from(place: string, isKnown = false): number | null {
    const turn = paceLogin(this.now, isKnown, this.#places.get(place) ?? null, this.#lanes);
    this.#lanes = turn.lanes;
    this.#places.set(place, turn.place);
    return turn.waitUntil === null ? null : (turn.waitUntil - this.now) / 1000;
  }
}

describe('the pace of logins', () => {
  test('T-BRUTE a storm from many places leaves at most 20 tries in any minute', () => {
    const account = new Account();
    const letIn: number[] = [];
    for (let second = 0; second < 300; second += 1) {
      for (let attempt = 0; attempt < 20; attempt += 1) {
        if (account.from(`net ${(second * 7 + attempt) % 50}`) === null) letIn.push(account.now);
      }
      account.now += 1000;
    }
    for (const from of letIn) {
      expect(letIn.filter((at) => at >= from && at < from + minute).length).toBeLessThanOrEqual(20);
    }
    expect(letIn.length).toBeGreaterThan(5);
  });

  test('a known place is let in at once in the middle of a storm', () => {
    const account = new Account();
    for (let attempt = 0; attempt < 1000; attempt += 1) account.from(`net ${attempt}`);
    expect(account.from('own device', true)).toBeNull();
  });

  test('a new place gets a turn in a storm, and the turn holds', () => {
    const account = new Account();
    for (let attempt = 0; attempt < 600; attempt += 1) account.from(`net ${attempt % 40}`);
    const wait = account.from('new laptop');
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    for (let attempt = 0; attempt < 600; attempt += 1) account.from(`net ${attempt % 40}`);
    account.now += (wait ?? 0) * 1000;
    expect(account.from('new laptop')).toBeNull();
  });

  test('the own delay of a place grows from 2 seconds to 15 minutes', () => {
    const account = new Account();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 16; attempt += 1) {
      account.now += 12_000;
      for (let wait = account.from('one'); wait !== null; wait = account.from('one')) {
        waits.push(wait);
        account.now += wait * 1000;
      }
    }
    expect(waits.at(-1)).toBeGreaterThan(800);
    expect([...waits].sort((a, b) => a - b)).toEqual(waits);
  });

  test('an hour of rest starts again', () => {
    const account = new Account();
    for (let attempt = 0; attempt < 50; attempt += 1) account.from('one');
    account.now += 61 * minute;
    expect(account.from('one')).toBeNull();
  });

  test('a clock that was ten years ahead shuts nobody out for years', () => {
    const account = new Account();
    account.now += 10 * 365 * 24 * 60 * minute;
    for (let attempt = 0; attempt < 50; attempt += 1) account.from(`net ${attempt}`);
    account.now = start;
    expect(account.from('net 1') ?? 0).toBeLessThanOrEqual(60 * 15);
    expect(account.from('own', true)).toBeNull();
  });
});
