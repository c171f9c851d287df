import { z } from 'zod';
import {
  forkWireSchema,
  frameWireSchema,
  handlebarWireSchema,
  seatpostWireSchema,
} from '../frameset/public.ts';
import { groupsetComponentWireSchema, groupsetWireSchema } from '../groupset/public.ts';
import {
  bikeWheelsetWireSchema,
  miscComponentWireSchema,
  pedalWireSchema,
  saddleWireSchema,
  tubeWireSchema,
  tyreWireSchema,
} from '../part/public.ts';
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

/** Query of `GET /api/tubes/compatible/{id}`: the tyre whose width the tube must hold. */
export const compatibleTubesQuery = z.object({ tireId: z.string().max(80).optional() });
