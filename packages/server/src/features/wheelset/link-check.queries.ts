import { type LinkField, linkFields } from '@pp-tools/domain/catalogue';
import { type LinkCheckRun, type LinkVisit, linkVisitSchema } from '@pp-tools/domain/contract';
import { canLead } from '@pp-tools/domain/wheelset';
import type { Kysely, Selectable } from 'kysely';
import type { LinkCheckTable } from '../../database/tables/link-tables.ts';
import type { Tables } from '../../database/tables.ts';

/** A link of the catalogue that can be visited. */
export interface CatalogueLink {
  readonly field: LinkField;
  readonly address: string;
}

const columns = { link: 'product_link', imgLink: 'image_link' } as const;

/** Every address of the catalogue once, as far as it can lead anywhere. */
export async function listLinks(db: Kysely<Tables>): Promise<CatalogueLink[]> {
  const lists = await Promise.all(
    linkFields.map(async (field) => {
      const rows = await db
        .selectFrom('wheelset')
        .select(`${columns[field]} as address`)
        .distinct()
        .orderBy('address')
        .execute();
      return rows.flatMap(({ address }) => (address && canLead(address) ? [{ field, address }] : []));
    }),
  );
  return lists.flat();
}

/** Writes the start of a round down; gives its number. */
export async function openCheck(
  db: Kysely<Tables>,
  check: { readonly actor: string; readonly at: number; readonly total: number },
): Promise<number> {
  const { id } = await db
    .insertInto('link_check')
    .values({ actor: check.actor, started_at: check.at, ended_at: null, total: check.total, done: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps what visits showed and how far the round is; the latest visit of a link counts. */
export async function keepVisits(
  db: Kysely<Tables>,
  checkId: number,
  done: number,
  visits: readonly LinkVisit[],
): Promise<void> {
  for (const { field, address, at, verdict } of visits) {
    const state = { at, code: verdict.code, status: 'status' in verdict ? verdict.status : null };
    await db
      .insertInto('link_visit')
      .values({ field, address, ...state })
      .onConflict((conflict) => conflict.columns(['field', 'address']).doUpdateSet(state))
      .execute();
  }
  await db.updateTable('link_check').set({ done }).where('id', '=', checkId).execute();
}

/** Ends a round; links that it did not visit are in the catalogue no more. */
export async function closeCheck(db: Kysely<Tables>, checkId: number, endedAt: number): Promise<void> {
  const check = db.selectFrom('link_check').select('started_at').where('id', '=', checkId);
  await db.deleteFrom('link_visit').where('at', '<', check).execute();
  await db.updateTable('link_check').set({ ended_at: endedAt }).where('id', '=', checkId).execute();
}

/** The latest round; null before the first. */
export async function latestCheck(db: Kysely<Tables>): Promise<Selectable<LinkCheckTable> | null> {
  const row = await db.selectFrom('link_check').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row ?? null;
}

/** Every link whose latest visit did not show it simply alive. */
export async function listTroubles(db: Kysely<Tables>): Promise<LinkVisit[]> {
  const rows = await db.selectFrom('link_visit').selectAll().where('code', '<>', 'live').execute();
  return rows.map(({ field, address, at, code, status }) =>
    linkVisitSchema.parse({ field, address, at, verdict: status === null ? { code } : { code, status } }),
  );
}

/** A round as it travels. */
export const checkRun = (row: Selectable<LinkCheckTable>, isLocked: boolean): LinkCheckRun => ({
  id: row.id,
  actor: row.actor,
  startedAt: row.started_at,
  endedAt: row.ended_at,
  total: row.total,
  done: row.done,
  isRunning: isLocked && row.ended_at === null,
});
