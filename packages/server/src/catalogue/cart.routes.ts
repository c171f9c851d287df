import { type CartRequest, cartAnswer, cartBody, cartPath } from '@pp-tools/domain/contract';
import { type CartTemplate, cartAddress, cartFields, cartItems, shopListsOf } from '@pp-tools/domain/sharing';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { RequestFault } from '../http/problems.ts';
import { partLists } from './lists.ts';

type Part = CartRequest['parts'][number];

/** The article numbers of a list by the ids of its rows; those that visitors are not offered have none. */
async function numbersOf(db: Database, table: string, ids: readonly string[]) {
  const list = partLists.find((each) => each.table === table);
  const [key] = list?.key ?? [];
  if (list?.isSold !== true || key === undefined) return [];
  const { rows } = await sql<{ id: string; article_number: string }>`
    select ${sql.ref(key)} as id, article_number from ${sql.table(table)}
    where ${sql.ref(key)} in (${sql.join(ids)}) and article_number is not null
      and (shop_state is null or shop_state = 'visible')`.execute(db);
  return rows;
}

/** The article number of each part; blank where the shop has none. */
async function articleNumbers(db: Database, parts: readonly Part[]): Promise<readonly string[]> {
  const idsByList = new Map<string, Set<string>>();
  for (const { slot, id } of parts) {
    for (const name of shopListsOf(slot)) idsByList.set(name, (idsByList.get(name) ?? new Set()).add(id));
  }
  const found = new Map<string, string>();
  for (const [name, ids] of idsByList) {
    for (const row of await numbersOf(db, name, [...ids])) found.set(`${name} ${row.id}`, row.article_number);
  }
  return parts.map(({ slot, id }) =>
    shopListsOf(slot).reduce((number, name) => number || (found.get(`${name} ${id}`) ?? ''), ''),
  );
}

/** Turns parts into what the shop's cart takes; without a cart no article number leaves the server. */
export function cartRoutes(db: Database, template: CartTemplate | null): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      cartPath,
      {
        bodyLimit: 32 * 1024,
        schema: {
          tags: ['bike builder'],
          summary: 'What the shop’s cart takes for some parts',
          body: cartBody,
          response: { 200: cartAnswer },
          alsoAnswers: [404],
        },
      },
      async ({ body: { parts } }) => {
        if (template === null) throw new RequestFault(404, 'no-cart', 'This shop has no cart of its own.');
        const numbers = await articleNumbers(db, parts);
        const items = [
          ...cartItems(parts.map(({ quantity }, at) => ({ articleNumber: numbers[at] ?? '', quantity }))),
        ];
        const fields = cartFields(template, items).map(([name, value]): [string, string] => [name, value]);
        return {
          status: 'success' as const,
          data: {
            articleNumbers: [...numbers],
            items,
            address: cartAddress(template, items),
            fields: template.isForm ? fields : null,
          },
        };
      },
    );
    done();
  };
}
