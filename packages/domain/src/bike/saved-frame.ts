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
import { brakes } from '../wheelset/public.ts';
import { figure, flag, frontRear, key, known, link, origin, priced, text, yes } from './saved-values.ts';

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
      z.object({
        slot: z.literal('handlebar'),
        kind: z.enum(handlebarKinds),
        clampDiameter: figure,
        riderLimit: figure,
      }),
      z.object({
        slot: z.literal('seatpost'),
        brand: text,
        shape: z.enum(seatpostShapes),
        diameter: figure,
        dropperTravel: figure,
        riderLimit: figure,
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
