import * as z from 'zod/mini';
import { savedFacts } from '../catalogue/public.ts';
import {
  componentFitFields,
  componentTypes,
  type GroupsetChoice,
  type GroupsetParts,
  partUses,
} from '../groupset/public.ts';
import { figure, key, known, link, origin, priced, text, texts, yes } from './saved-values.ts';

const restFigure = z.union([
  z.object({
    kind: z.enum(['counted', 'assumed']),
    value: z.number(),
    estimate: z.optional(z.number()),
  }),
  z.object({ kind: z.literal('missing') }),
]);
const savedRest = z.object({ price: restFigure, weight: restFigure });

const savedWeighed = z.object({ partId: key, isRotor: yes, pieces: z.number(), weight: figure });

const savedGroupset = z.object({
  id: key,
  ...priced,
  model: text,
  speed: figure,
  isDisc: z.boolean(),
  isElectronic: z.boolean(),
  isOwnBrand: yes,
  use: z.enum(partUses),
  rest: z._default(z.nullable(savedRest), null),
  hasRotors: yes,
  weighed: z._default(z.array(savedWeighed).check(z.maxLength(50)), []),
  imageLink: link,
  ...origin,
});

const savedComponent = z.object({
  id: key,
  ...priced,
  type: z.enum(componentTypes),
  productId: text,
  model: known,
  groupsetModel: known,
  use: z.enum(partUses),
  isDisc: z.boolean(),
  isElectronic: z.boolean(),
  speed: figure,
  spiderInterface: known,
  chainringInterfaces: texts,
  bottomBracketType: known,
  cassetteRange: known,
  freehub: known,
  chainringTeeth: known,
  largestCog: figure,
  cage: known,
  actuationFamilies: texts,
  fit: savedFacts(componentFitFields),
  isOwnBrand: yes,
  imageLink: link,
  ...origin,
});

/** Parts of a groupset by type. */
export const savedGroupsetParts: z.ZodMiniType<GroupsetParts> = z.partialRecord(
  z.enum(componentTypes),
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('catalogue'),
      component: savedComponent,
      editedPrice: figure,
      editedWeight: figure,
    }),
    z.object({ kind: z.literal('own'), id: key, ...priced }),
  ]),
);

/** A chosen groupset. */
export const savedGroupsetChoice: z.ZodMiniType<GroupsetChoice> = z.object({
  groupset: savedGroupset,
  parts: z.nullable(savedGroupsetParts),
});
