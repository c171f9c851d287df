import * as z from 'zod/mini';
import { savedFacts } from '../catalogue/public.ts';
import { wheelSizes } from '../frameset/public.ts';
import { partUses } from '../groupset/public.ts';
import {
  type OwnWheelset,
  tubeFitFields,
  tubeMaterials,
  tyreFitFields,
  tyreTypes,
  valveTypes,
  type WheelsetChoice,
  type WheelsetConfiguration,
  wheelsetFitFields,
} from '../part/public.ts';
import { rimTypes } from '../wheelset/public.ts';
import { figure, flag, frontRear, key, known, link, origin, priced, text } from './saved-values.ts';

const savedWheelset = z.object({
  id: z.int(),
  ppId: z.int(),
  ...priced,
  brand: known,
  minTyreWidth: frontRear,
  maxTyreWidth: frontRear,
  use: z.enum(partUses),
  isDisc: flag,
  isBoost: flag,
  isCenterLock: flag,
  hubType: known,
  rimType: z._default(z.nullable(z.enum(rimTypes)), null),
  rimDepth: frontRear,
  rimInnerWidth: frontRear,
  fit: savedFacts(wheelsetFitFields),
  imageLink: link,
  productLink: link,
  ...origin,
});

/** An own wheelset. */
export const savedOwnWheelset: z.ZodMiniType<OwnWheelset> = z.object({
  id: key,
  ...priced,
  minTyreWidth: figure,
});

/** A chosen wheelset. */
export const savedWheelsetChoice: z.ZodMiniType<WheelsetChoice> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('catalogue'), wheelset: savedWheelset }),
  z.object({ kind: z.literal('own'), wheelset: savedOwnWheelset }),
]);

const rubber = { id: key, shortName: text, ...priced, imageLink: link, ...origin };
const savedTyre = z.object({
  ...rubber,
  width: z.number().check(z.minimum(10), z.maximum(150)),
  type: z.enum(tyreTypes),
  use: z.enum(partUses),
  wheelSize: z.enum(wheelSizes),
  rollingResistance: figure,
  allowsHookless: flag,
  maxPressurePsi: figure,
  fit: savedFacts(tyreFitFields),
});
const savedTube = z.object({
  ...rubber,
  valve: z.enum(valveTypes),
  material: z.enum(tubeMaterials),
  minTyreWidth: figure,
  maxTyreWidth: figure,
  valveLength: figure,
  fit: savedFacts(tubeFitFields),
});
const savedSealant = z.object({
  id: z.literal('sealant'),
  grams: z.number().check(z.minimum(30), z.maximum(120)),
  pricePerGram: z.number().check(z.minimum(0.05), z.maximum(0.3)),
  brand: known,
});

/** Tyre and tube of a wheelset. */
export const savedWheelsetConfiguration: z.ZodMiniType<WheelsetConfiguration> = z.object({
  tyre: z.nullable(savedTyre),
  tube: z.nullable(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('tube'), tube: savedTube }),
      z.object({ kind: z.literal('sealant'), sealant: savedSealant }),
    ]),
  ),
  updatedAt: text,
});
