import * as z from 'zod/mini';
import { bikeSlots } from '../part/public.ts';
import { answerOf } from './answers.ts';

/** Where a build's parts are turned into what the shop's cart takes. */
export const cartPath = '/api/cart';

/** `POST /api/cart`: the parts of a build, as the catalogue names them. */
export const cartBody = z.object({
  parts: z
    .array(
      z.object({
        slot: z.enum(bikeSlots),
        id: z.string().check(z.minLength(1), z.maxLength(120)),
        quantity: z.int().check(z.gte(1), z.lte(99)),
      }),
    )
    .check(z.maxLength(80)),
});
/** What {@link cartPath} is asked. */
export type CartRequest = z.infer<typeof cartBody>;

/** `POST /api/cart`: the article number of each part, and how the items reach the cart. */
export const cartAnswer = answerOf(
  z.object({
    /** In the order of the question; blank: the shop sells this part on request only. */
    articleNumbers: z.array(z.string()),
    items: z.array(z.object({ articleNumber: z.string(), quantity: z.int() })),
    /** The address to open, or the one that takes the form. */
    address: z.string(),
    /** Fields of a form to post; null: the address is opened. */
    fields: z.nullable(z.array(z.tuple([z.string(), z.string()]))),
  }),
);
/** What {@link cartAnswer} carries. */
export type CartHandover = z.infer<typeof cartAnswer>['data'];
