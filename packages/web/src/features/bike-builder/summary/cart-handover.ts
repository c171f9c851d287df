import type { Build, BuildCatalogue } from '@pp-tools/domain/bike';
import { type CartHandover, cartAnswer, cartPath } from '@pp-tools/domain/contract';
import { type PickingRow, pickingList } from '@pp-tools/domain/sharing';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/http-client.ts';
import { sayOnPage } from '../../../platform/page-event.ts';
import { tellParent } from '../../../platform/parent-page.ts';

/** A part on its way to the cart. */
export interface CartRow extends PickingRow {
  readonly articleNumber: string;
}

/** What goes into the cart, and what the shop is to be asked for. */
export interface CartPlan {
  readonly inCart: readonly CartRow[];
  readonly asked: readonly PickingRow[];
  readonly handover: CartHandover;
}

/** The server knows what is sold today, so the lists need not be fetched; only own parts are told apart here. */
const nothingLoaded: BuildCatalogue = {
  ...{ frames: [], forks: [], handlebars: [], seatposts: [], wheelsets: [], tyres: [], tubes: [] },
  ...{ groupsets: [], components: [], others: [] },
};

async function planCart(build: Build, signal: AbortSignal): Promise<CartPlan> {
  const rows = pickingList(build, nothingLoaded);
  const listed = rows.filter(({ id, today }) => id !== '' && today.kind !== 'unlisted');
  const parts = listed.map(({ slot, id, pieces }) => ({ slot, id, quantity: pieces }));
  const { data } = await call(cartPath, cartAnswer, { method: 'POST', body: { parts }, signal });
  const numbers = new Map(listed.map((row, at) => [row, data.articleNumbers[at] ?? '']));
  return {
    inCart: rows.flatMap((row) => {
      const articleNumber = numbers.get(row) ?? '';
      return articleNumber === '' ? [] : [{ ...row, articleNumber }];
    }),
    asked: rows.filter((row) => (numbers.get(row) ?? '') === ''),
    handover: data,
  };
}

/** The parts of a build as the shop's cart takes them now. */
export const cartQuery = (build: Build) =>
  queryOptions({
    queryKey: ['cart', build],
    queryFn: ({ signal }) => planCart(build, signal),
    // Article numbers may be changed by the shop any time.
    staleTime: 0,
  });

/** Leaves for the shop's cart: opens its address, or posts its form. The page around a frame is told instead. */
export function goToCart({ handover: { address, fields, items }, asked }: CartPlan): void {
  sayOnPage({ name: 'add_to_cart', items: items.map(({ articleNumber }) => articleNumber) });
  const isTold = tellParent({
    type: 'pp:cart',
    items,
    asked: asked.map(({ name }) => name),
    address: fields === null ? address : null,
  });
  if (isTold) return;
  if (fields === null) {
    window.location.assign(address);
    return;
  }
  const form = Object.assign(document.createElement('form'), {
    method: 'POST',
    action: address,
    hidden: true,
  });
  form.append(
    ...fields.map(([name, value]) =>
      Object.assign(document.createElement('input'), { type: 'hidden', name, value }),
    ),
  );
  document.body.append(form);
  form.submit();
}
