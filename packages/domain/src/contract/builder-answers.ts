import * as z from 'zod/mini';
import { partShape } from '../catalogue/public.ts';
import {
  forkWireSchema,
  frameSizeFields,
  frameWireSchema,
  handlebarWireSchema,
  headsetFields,
  seatpostWireSchema,
  stemFields,
} from '../frameset/public.ts';
import { groupsetComponentWireSchema, groupsetRestFields, groupsetWireSchema } from '../groupset/public.ts';
import {
  bikeWheelsetWireSchema,
  miscComponentWireSchema,
  pedalWireSchema,
  rotorFields,
  saddleWireSchema,
  smallPartFields,
  tubeWireSchema,
  tyreWireSchema,
} from '../part/public.ts';
import { assortmentRowSchema } from '../sharing/public.ts';
import { answerOf } from './answers.ts';

/** `GET /api/frames`. */
export const framesAnswer = answerOf(z.object({ frames: z.array(frameWireSchema) }));
/** `GET /api/forks` and the forks for one frame. */
export const forksAnswer = answerOf(z.object({ forks: z.array(forkWireSchema) }));
/** `GET /api/handlebars` and the handlebars for one frame. */
export const handlebarsAnswer = answerOf(z.object({ handlebars: z.array(handlebarWireSchema) }));
/** `GET /api/seatposts` and the seatposts for one frame. */
export const seatpostsAnswer = answerOf(z.object({ seatposts: z.array(seatpostWireSchema) }));
/** `GET /api/bike-wheelsets`. */
export const bikeWheelsetsAnswer = answerOf(z.object({ wheelsets: z.array(bikeWheelsetWireSchema) }));
/** `GET /api/groupsets`. */
export const groupsetsAnswer = answerOf(z.object({ groupsets: z.array(groupsetWireSchema) }));
/** `GET /api/groupsets/components`, of one type, and of one groupset. */
export const componentsAnswer = answerOf(z.object({ components: z.array(groupsetComponentWireSchema) }));
/** `GET /api/misc-components`. */
export const miscComponentsAnswer = answerOf(z.object({ miscComponents: z.array(miscComponentWireSchema) }));
/** `GET /api/saddles`. */
export const saddlesAnswer = answerOf(z.object({ saddles: z.array(saddleWireSchema) }));
/** `GET /api/pedals`. */
export const pedalsAnswer = answerOf(z.object({ pedals: z.array(pedalWireSchema) }));
/** `GET /api/tires` and the tyres for one wheelset. */
export const tiresAnswer = answerOf(z.object({ tires: z.array(tyreWireSchema) }));
/** `GET /api/tubes` and the tubes for one wheelset. */
export const tubesAnswer = answerOf(z.object({ tubes: z.array(tubeWireSchema) }));
/** `GET /api/frame-sizes`: every size of the frames. */
export const frameSizesAnswer = answerOf(
  z.object({ frameSizes: z.array(z.object(partShape(frameSizeFields))) }),
);
/** `GET /api/stems`. */
export const stemsAnswer = answerOf(z.object({ stems: z.array(z.object(partShape(stemFields))) }));
/** `GET /api/headsets`. */
export const headsetsAnswer = answerOf(z.object({ headsets: z.array(z.object(partShape(headsetFields))) }));
/** `GET /api/rotors`. */
export const rotorsAnswer = answerOf(z.object({ rotors: z.array(z.object(partShape(rotorFields))) }));
/** `GET /api/small-parts`: batteries, hoses, bar tape and the like. */
export const smallPartsAnswer = answerOf(
  z.object({ smallParts: z.array(z.object(partShape(smallPartFields))) }),
);
/** `GET /api/groupset-rest`: what groupsets have beyond their parts. */
export const groupsetRestAnswer = answerOf(
  z.object({ groupsetRest: z.array(z.object(partShape(groupsetRestFields))) }),
);

/** Query of `GET /api/tubes/compatible/{id}`: the tyre whose width the tube must hold. */
export const compatibleTubesQuery = z.object({ tireId: z.optional(z.string().check(z.maxLength(80))) });
/** `GET /api/assortment`: what is discontinued, and stock and article numbers where the shop shows them. */
export const assortmentAnswer = answerOf(z.object({ assortment: z.array(assortmentRowSchema) }));
