import * as z from 'zod/mini';
import { wheelsetWireSchema } from '../wheelset/public.ts';
import { answerOf } from './answers.ts';

/** `GET /wheelsets`. */
export const wheelsetListAnswer = answerOf(z.object({ results: z.array(wheelsetWireSchema) }));
/** `GET /wheelsets/{id}`. */
export const wheelsetAnswer = answerOf(z.object({ wheelset: wheelsetWireSchema }));
