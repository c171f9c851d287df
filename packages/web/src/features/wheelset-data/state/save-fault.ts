import { adminWheelsetAnswer, type VersionedWheelsetWire } from '@pp-tools/domain/contract';
import { type CatalogueColumn, knownWheelsetField } from '@pp-tools/domain/wheelset';
import { z } from 'zod';
import { callFaultOf } from '../../../platform/http-client.ts';
import { wheelsetDataTexts } from '../../../texts/wheelset-data-texts.ts';

/** Why a wheelset was not saved. */
export interface SaveFault {
  readonly text: string;
  /** Reasons by field. */
  readonly fields: ReadonlyMap<CatalogueColumn, string>;
  /** The present state when somebody else changed it meanwhile. */
  readonly current: VersionedWheelsetWire | null;
}

const fieldsSchema = z.object({
  fields: z.array(z.object({ field: z.string(), reason: z.string() })),
});
const currentSchema = z.object({ current: adminWheelsetAnswer.shape.data.shape.wheelset });

/** Reads what the server said about a failed save; anything else is told as a failure without loss. */
export function readSaveFault(thrown: unknown): SaveFault {
  const fault = callFaultOf(thrown);
  if (fault?.kind !== 'refused') return plain(wheelsetDataTexts.saveFailed);
  if (fault.status === 401) return plain(wheelsetDataTexts.sessionOver);
  const fields = fieldsSchema.safeParse(fault.body);
  const current = currentSchema.safeParse(fault.body);
  const wrong = fields.data?.fields ?? [];
  return {
    text:
      wrong.length > 0
        ? wheelsetDataTexts.wrongFields(wrong.length)
        : fault.message || wheelsetDataTexts.saveFailed,
    fields: new Map(
      wrong.flatMap(({ field, reason }): [CatalogueColumn, string][] => {
        const known = knownWheelsetField(field);
        return known === null ? [] : [[known, reason]];
      }),
    ),
    current: current.data?.current ?? null,
  };
}

const plain = (text: string): SaveFault => ({ text, fields: new Map(), current: null });
