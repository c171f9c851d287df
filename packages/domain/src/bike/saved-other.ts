import * as z from 'zod/mini';
import { otherCategories, pedalTypes } from '../part/public.ts';
import type { OtherChoice, OwnOtherPart } from './build.ts';
import { key, known, link, origin, priced, text } from './saved-values.ts';

const other = {
  id: key,
  category: z.enum(otherCategories),
  ...priced,
  type: text,
  pedalType: z._default(z.nullable(z.enum(pedalTypes)), null),
};

/** An own saddle, pair of pedals or small part. */
export const savedOwnOther: z.ZodMiniType<OwnOtherPart> = z.object(other);

/** A chosen saddle, pair of pedals or small part. */
export const savedOtherChoice: z.ZodMiniType<OtherChoice> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('catalogue'),
    part: z.object({ ...other, details: known, imageLink: link, ...origin }),
  }),
  z.object({ kind: z.literal('own'), part: savedOwnOther }),
]);
