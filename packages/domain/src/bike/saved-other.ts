import * as z from 'zod/mini';
import { type OtherFit, otherCategories, pedalTypes, rotorMounts } from '../part/public.ts';
import type { OtherChoice, OwnOtherPart } from './build.ts';
import { figure, key, known, link, origin, priced, text } from './saved-values.ts';

const other = {
  id: key,
  category: z.enum(otherCategories),
  ...priced,
  type: text,
  pedalType: z._default(z.nullable(z.enum(pedalTypes)), null),
};

/** An own saddle, pair of pedals or small part. */
export const savedOwnOther: z.ZodMiniType<OwnOtherPart> = z.object(other);

/** What a part must fit by; one that cannot be read is not known. */
const savedOtherFit: z.ZodMiniType<OtherFit | undefined> = z.catch(
  z.optional(
    z.discriminatedUnion('slot', [
      z.object({
        slot: z.literal('stem'),
        clamp: figure,
        steerers: z.array(z.number()).check(z.maxLength(10)),
      }),
      z.object({ slot: z.literal('headset'), upper: known, lower: known, steerer: known }),
      z.object({ slot: z.literal('rotor'), diameter: figure, mount: z.nullable(z.enum(rotorMounts)) }),
      z.object({ slot: z.literal('valve'), maxRimDepth: figure }),
    ]),
  ),
  undefined,
);

/** A chosen saddle, pair of pedals or small part. */
export const savedOtherChoice: z.ZodMiniType<OtherChoice> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('catalogue'),
    part: z.object({ ...other, details: known, imageLink: link, fit: savedOtherFit, ...origin }),
  }),
  z.object({ kind: z.literal('own'), part: savedOwnOther }),
]);
