import type { LinkCheckRun, LinkVisit } from '@pp-tools/domain/contract';
import type { Logger } from 'pino';
import { recordActions } from '../../database/audit.ts';
import type { Database } from '../../database/connection.ts';
import { isLocked, releaseLock, renewLock, takeLock } from '../../database/work-lock.ts';
import {
  type CatalogueLink,
  checkRun,
  closeCheck,
  keepVisits,
  latestCheck,
  listLinks,
  listTroubles,
  openCheck,
} from './link-check.queries.ts';
import type { LinkProbe } from './link-probe.ts';
import { wheelsetProblems } from './wheelset-texts.ts';

const lockName = 'wheelset-link-check';
/** Longer than the slowest visit; a process that died frees the way after it. */
const lockMilliseconds = 60_000;
/** Hosts are visited by few at once, as a polite reader does. */
const visitsAtOnce = 4;

/** What a link check needs around it. */
export interface LinkCheckParts {
  readonly db: Database;
  readonly log: Logger;
  readonly now: () => number;
  readonly probe: LinkProbe;
}

interface Round {
  readonly id: number;
  readonly holder: string;
  readonly links: readonly CatalogueLink[];
}

/** Visits all links of the catalogue in the background, one round at a time over all processes. */
export class LinkChecker {
  readonly #parts: LinkCheckParts;
  readonly #stop = new AbortController();
  #round: Promise<void> = Promise.resolve();

  constructor(parts: LinkCheckParts) {
    this.#parts = parts;
  }

  /** Starts a round; refused while one is going on. */
  async start(actor: string): Promise<void> {
    const { db, log, now } = this.#parts;
    const holder = await takeLock(db, lockName, now(), lockMilliseconds);
    if (holder === null) throw wheelsetProblems.linksBusy();
    const links = await listLinks(db);
    const id = await db.transaction().execute(async (transaction) => {
      const check = await openCheck(transaction, { actor, at: now(), total: links.length });
      const subject = { kind: 'link-check', id: check, name: `${links.length} links` };
      await recordActions(transaction, [
        { at: now(), actor, action: 'links-checked', subject, before: null, after: null },
      ]);
      return check;
    });
    this.#round = this.#run({ id, holder, links }).catch((fault: unknown) => {
      log.error({ event: 'link-check-failed', err: fault });
    });
  }

  /** The latest round and every link that was not simply alive. */
  async state(): Promise<{ run: LinkCheckRun | null; visits: LinkVisit[] }> {
    const { db, now } = this.#parts;
    const row = await latestCheck(db);
    const run = row && checkRun(row, await isLocked(db, lockName, now()));
    return { run, visits: await listTroubles(db) };
  }

  /** Breaks the round off and waits for its end. */
  close(): Promise<void> {
    this.#stop.abort();
    return this.#round;
  }

  async #run(round: Round): Promise<void> {
    const { db, now } = this.#parts;
    const waiting = round.links.values();
    const visits = new VisitLog(this.#parts, round);
    const lane = async () => {
      for (const link of waiting) {
        const verdict = await this.#parts.probe(link.field, link.address, this.#stop.signal);
        if (this.#stop.signal.aborted) return;
        await visits.add({ ...link, at: now(), verdict });
      }
    };
    try {
      await Promise.all(Array.from({ length: visitsAtOnce }, lane));
      if (!this.#stop.signal.aborted) await closeCheck(db, round.id, now());
    } finally {
      await releaseLock(db, lockName, round.holder);
    }
  }
}

/** Writes visits down as they come; those that come while it writes go into the next writing together. */
class VisitLog {
  readonly #parts: LinkCheckParts;
  readonly #round: Round;
  #done = 0;
  #fresh: LinkVisit[] = [];
  #writing: Promise<void> = Promise.resolve();

  constructor(parts: LinkCheckParts, round: Round) {
    this.#parts = parts;
    this.#round = round;
  }

  add(visit: LinkVisit): Promise<void> {
    this.#fresh.push(visit);
    this.#done += 1;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const visits = this.#fresh;
    if (visits.length === 0) return;
    this.#fresh = [];
    const { db, now } = this.#parts;
    await db.transaction().execute(async (transaction) => {
      await keepVisits(transaction, this.#round.id, this.#done, visits);
      await renewLock(transaction, lockName, this.#round.holder, now() + lockMilliseconds);
    });
  }
}
