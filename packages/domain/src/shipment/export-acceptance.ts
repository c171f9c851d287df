import { failure, type Result, success } from '../core/public.ts';
import type { ReadingContext } from './event-clock.ts';
import { type HistoryDocument, historyDocument } from './history-document.ts';
import { readTrackingInfo } from './tracking-info.ts';
import { statusRules, type TrackingStatus } from './tracking-status.ts';

/** A row that shall be exported, with the tracking data that was loaded for it. */
export interface ExportItem {
  readonly orderId: string;
  readonly number: string | null;
  readonly status: TrackingStatus | null;
  /** The text of `tracking_info`. */
  readonly info: string | null;
}

/** Why a row cannot be exported. */
export type ExportRefusal =
  | { readonly code: 'data-missing' }
  | { readonly code: 'status-refused'; readonly status: TrackingStatus }
  | { readonly code: 'info-invalid' };

/** Decides whether a row becomes a PDF, and gives its content when it does (specification, section 5). */
export function acceptForExport(
  item: ExportItem,
  context: ReadingContext,
): Result<HistoryDocument, ExportRefusal> {
  const { number, status, info } = item;
  if (status === null || number === null || info === null || info.trim() === '') {
    return failure({ code: 'data-missing' });
  }
  if (!statusRules[status].isExportable) return failure({ code: 'status-refused', status });
  const read = readTrackingInfo(info, context);
  if (!read.ok) return failure({ code: read.fault === 'missing' ? 'data-missing' : 'info-invalid' });
  return success(historyDocument({ number, orderId: item.orderId, status, info: read.value }));
}
