import * as z from 'zod/mini';
import { savedFacts } from '../catalogue/public.ts';
import {
  bikeTypes,
  type FrameChoice,
  type FrameConfiguration,
  type FrameSize,
  frameFitFields,
  frameSizeFields,
  frameUses,
  geometryTypes,
  handlebarKinds,
  type OwnFrame,
  type SlotFit,
  seatpostShapes,
  selectBike,
  wheelSizes,
} from '../frameset/public.ts';
import {
  componentFitFields,
  componentTypes,
  type GroupsetChoice,
  type GroupsetParts,
  partUses,
} from '../groupset/public.ts';
import {
  type OwnWheelset,
  otherCategories,
  pedalTypes,
  tubeFitFields,
  tubeMaterials,
  tyreFitFields,
  tyreTypes,
  valveTypes,
  type WheelsetChoice,
  type WheelsetConfiguration,
  wheelsetFitFields,
} from '../part/public.ts';
import { brakes, rimTypes } from '../wheelset/public.ts';
import type { OtherChoice, OwnOtherPart } from './build.ts';

// What a saved part does not have was added later: it is unknown, and the part is read.
const figure = z._default(z.nullable(z.number().check(z.minimum(0), z.maximum(1_000_000))), null);
const text = z.string().check(z.maxLength(500));
const key = z.string().check(z.minLength(1), z.maxLength(120));
const known = z._default(z.nullable(text), null);
/** Links come from storage and from shared addresses: nothing but web addresses may become one. */
const link = z._default(
  z.nullable(z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s"'<>]+$/i))),
  null,
);
const flag = z._default(z.nullable(z.boolean()), null);
const yes = z._default(z.boolean(), false);
const texts = z._default(z.array(text).check(z.maxLength(60)), []);
const origin = {
  source: z._default(z.nullable(z.string().check(z.maxLength(4000))), null),
  recalledColumns: texts,
};
const priced = { name: text, brand: z._default(text, ''), price: figure, weight: figure };
const frontRear = z.prefault(z.object({ front: figure, rear: figure }), {});
const included = z.prefault(z.object({ included: yes, weight: figure, imageLink: link }), {});

/** The bike of step 1. */
export const savedBike = z.pipe(
  z.object({ type: z.enum(bikeTypes), rimBrake: z.boolean() }),
  z.transform(({ type, rimBrake }) => selectBike(type, rimBrake)),
);

const savedFrame = z.object({
  key,
  ...priced,
  use: z.enum(frameUses),
  brake: z.enum(brakes),
  geometryType: z.enum(geometryTypes),
  material: known,
  bottomBracketShell: known,
  takesUniversalHanger: flag,
  maxTyreWidth: frontRear,
  fork: included,
  handlebar: included,
  seatpost: included,
  geometry: z.prefault(
    z.object({
      size: known,
      stack: figure,
      reach: figure,
      headAngle: figure,
      seatAngle: figure,
      chainstay: figure,
      wheelbase: figure,
      headTubeLength: figure,
      topTubeEffective: figure,
      bottomBracketDrop: z._default(z.nullable(z.number().check(z.minimum(-200), z.maximum(200))), null),
      forkAxleToCrown: figure,
      forkRake: figure,
    }),
    {},
  ),
  fit: savedFacts(frameFitFields),
  isOwnBrand: yes,
  imageLink: link,
  geometryLink: link,
  productLink: link,
  ...origin,
});

/** An own frame. */
export const savedOwnFrame: z.ZodMiniType<OwnFrame> = z.object({
  key,
  ...priced,
  tyreClearance: figure,
  brake: z.enum(brakes),
});

/** A chosen frame. */
export const savedFrameChoice: z.ZodMiniType<FrameChoice> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('catalogue'), frame: savedFrame }),
  z.object({ kind: z.literal('own'), frame: savedOwnFrame }),
]);

/** What a listed part must fit by; one that cannot be read is not known. */
const savedSlotFit: z.ZodMiniType<SlotFit | undefined> = z.catch(
  z.optional(
    z.discriminatedUnion('slot', [
      z.object({
        slot: z.literal('fork'),
        brand: text,
        steerer: known,
        axle: known,
        brake: z.enum(brakes),
        wheelSize: z.enum(wheelSizes),
        maxTyreWidth: figure,
        travel: figure,
        axleToCrown: figure,
      }),
      z.object({ slot: z.literal('handlebar'), kind: z.enum(handlebarKinds), clampDiameter: figure }),
      z.object({
        slot: z.literal('seatpost'),
        brand: text,
        shape: z.enum(seatpostShapes),
        diameter: figure,
        dropperTravel: figure,
      }),
    ]),
  ),
  undefined,
);

const slotChoice = z._default(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('default') }),
    z.object({
      kind: z.literal('listed'),
      part: z.object({
        key,
        name: text,
        weight: figure,
        price: figure,
        recalledColumns: z.optional(z.array(text).check(z.maxLength(60))),
        fit: savedSlotFit,
      }),
    }),
    z.object({ kind: z.literal('own'), part: z.object({ name: text, weight: figure, price: figure }) }),
  ]),
  { kind: 'default' },
);

/** A frame's configuration. */
export const savedFrameConfiguration: z.ZodMiniType<FrameConfiguration> = z.object({
  fork: slotChoice,
  bottomBracket: slotChoice,
  handlebar: slotChoice,
  seatpost: slotChoice,
});

/** The chosen size of a frame; without its name it is none. */
export const savedFrameSize: z.ZodMiniType<FrameSize> = z.pipe(
  z.looseObject({ size: z.string().check(z.minLength(1)) }),
  z.transform((size) => z.parse(savedFacts(frameSizeFields), size)),
);

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

const restFigure = z.union([
  z.object({
    kind: z.enum(['counted', 'assumed']),
    value: z.number(),
    estimate: z.optional(z.number()),
  }),
  z.object({ kind: z.literal('missing') }),
]);
const savedRest = z.object({ price: restFigure, weight: restFigure });

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
