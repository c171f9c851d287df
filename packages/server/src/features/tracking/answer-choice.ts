import { providerCodes, type ReadingContext, trackingInfoFrom } from '@pp-tools/domain/shipment';
import type { ShipmentRow } from './shipment.queries.ts';
import type { ParcelAnswer } from './tracking-provider.ts';

/**
 * Of all answers of a call the one about a parcel. A number may be registered with several carriers: the one with our
 * carrier counts, else one that has scans. A parcel that the provider did not mention counts as rejected.
 */
export function answerFor(
  answers: readonly ParcelAnswer[],
  { number, carrier }: Pick<ShipmentRow, 'number' | 'carrier'>,
  context: ReadingContext,
): ParcelAnswer {
  const ours = answers.filter((answer) => answer.number === number);
  const accepted = ours.filter((answer) => answer.accepted);
  return (
    accepted.find((answer) => answer.carrier === carrier && carrier !== null) ??
    accepted.find(({ trackInfo }) => hasScans(trackInfo, context)) ??
    accepted[0] ??
    ours[0] ?? {
      number,
      accepted: false,
      code: providerCodes.internal,
      message: '物流查询服务没有回答该单号。',
    }
  );
}

function hasScans(trackInfo: unknown, context: ReadingContext): boolean {
  const read = trackingInfoFrom(trackInfo, context);
  return read.ok && read.value.carriers.some(({ events }) => events.length > 0);
}
