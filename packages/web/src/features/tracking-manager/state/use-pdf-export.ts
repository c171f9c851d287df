import { failure } from '@pp-tools/domain/core';
import type { TableRow } from '@pp-tools/domain/order';
import {
  acceptForExport,
  combinedFileName,
  type ExportRefusal,
  type HistoryDocument,
  historyFileName,
} from '@pp-tools/domain/shipment';
import { useCallback, useEffect, useRef, useState } from 'react';
import { downloadBlob } from '../../../platform/download.ts';
import { pdfTexts } from '../../../texts/tracking-pdf-texts.ts';
import { readTracking } from '../api/order-calls.ts';
import type { MissingCharacters } from '../pdf/history-texts.ts';
import { PdfMaker } from '../pdf/pdf-maker.ts';
import { readingContext } from './shop-clock.ts';

/** A row that cannot be exported, and why; one whose data did not come can be tried again. */
export interface RefusedItem {
  readonly name: string;
  readonly refusal: ExportRefusal | { readonly code: 'load-failed' };
  readonly wanted: Wanted;
}

/** Where an export stands. */
export type PdfPhase = 'loading' | 'confirming' | 'choosing' | 'making' | 'finished';

/** What the export dialog shows. */
export interface PdfState {
  readonly phase: PdfPhase;
  readonly done: number;
  readonly total: number;
  readonly accepted: readonly HistoryDocument[];
  readonly refused: readonly RefusedItem[];
  readonly failures: readonly string[];
  /** Rows whose characters no font has: they are printed as □. */
  readonly missing: readonly MissingCharacters[];
  readonly files: number;
}

/** Whether the data of a refused row may come with another try. */
export const isLoadFailure = ({ refusal }: RefusedItem): boolean => refusal.code === 'load-failed';

const loadPauseMilliseconds = 500;

/** One history that is to be exported. */
interface Wanted {
  readonly row: TableRow;
  readonly number: string | null;
}

const wantedOf = (rows: readonly TableRow[]): Wanted[] =>
  rows.flatMap((row): Wanted[] =>
    row.trackingNumbers.length === 0
      ? [{ row, number: null }]
      : row.trackingNumbers.map((number) => ({ row, number })),
  );

const rest = () => new Promise((resolve) => setTimeout(resolve, loadPauseMilliseconds));

/** Loads the histories of some orders one by one, then makes one or several PDFs of them. */
export function usePdfExport(rows: readonly TableRow[]) {
  const [wanted] = useState(() => wantedOf(rows));
  const [state, setState] = useState<PdfState>({
    phase: 'loading',
    done: 0,
    total: wanted.length,
    accepted: [],
    refused: [],
    failures: [],
    missing: [],
    files: 0,
  });
  const maker = useRef<PdfMaker | null>(null);
  const change = useCallback(
    (changes: Partial<PdfState>) => setState((before) => ({ ...before, ...changes })),
    [],
  );

  const make = useCallback(
    async (documents: readonly HistoryDocument[], combined: boolean) => {
      maker.current ??= new PdfMaker();
      const files = combined ? [documents] : documents.map((document) => [document]);
      change({ phase: 'making', done: 0, total: files.length });
      const failures: string[] = [];
      const missing: MissingCharacters[] = [];
      for (const [index, file] of files.entries()) {
        const saved = await saveFile(maker.current, file, files.length > 1);
        if (typeof saved === 'string') failures.push(saved);
        else missing.push(...saved);
        change({ done: index + 1 });
      }
      change({ phase: 'finished', failures, missing, files: files.length - failures.length });
    },
    [change],
  );

  /** Goes on with what can be exported: one history at once, several after a choice. */
  const proceed = useCallback(
    (accepted: readonly HistoryDocument[]) => {
      if (accepted.length === 1) make(accepted, true);
      else change({ phase: 'choosing' });
    },
    [change, make],
  );

  const abort = useRef<AbortController | null>(null);
  /** Loads histories, then goes on with all that can be exported, those loaded before included. */
  const load = useCallback(
    async (items: readonly Wanted[], before: Loaded) => {
      const own = new AbortController();
      abort.current = own;
      change({ phase: 'loading', done: 0, total: items.length });
      const loaded = await loadHistories(items, own.signal, (done) => change({ done }));
      if (loaded === null) return;
      const accepted = [...before.accepted, ...loaded.accepted];
      const refused = [...before.refused, ...loaded.refused];
      change({ accepted, refused });
      if (refused.some(isLoadFailure) || (refused.length > 0 && accepted.length > 0)) {
        change({ phase: 'confirming' });
      } else if (accepted.length === 0) change({ phase: 'finished' });
      else proceed(accepted);
    },
    [change, proceed],
  );
  const reload = () =>
    load(
      state.refused.filter(isLoadFailure).map((item) => item.wanted),
      { accepted: state.accepted, refused: state.refused.filter((item) => !isLoadFailure(item)) },
    );

  useEffect(() => {
    maker.current = new PdfMaker();
    maker.current.prepare();
    load(wanted, { accepted: [], refused: [] });
    return () => {
      abort.current?.abort();
      maker.current?.close();
      maker.current = null;
    };
  }, [wanted, load]);

  return { state, make, proceed, reload };
}

/** Makes and saves one file; the rows with characters that no font has, or the words of a failure. */
async function saveFile(
  maker: PdfMaker,
  documents: readonly HistoryDocument[],
  isOneOfSeveral: boolean,
): Promise<string | readonly MissingCharacters[]> {
  const number = documents[0]?.number ?? '';
  try {
    const name = documents.length === 1 ? historyFileName(number) : combinedFileName;
    const { file, missing } = await maker.make(documents);
    downloadBlob(name, file);
    return missing;
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : String(fault);
    return isOneOfSeveral ? pdfTexts.failedOne(number, message) : pdfTexts.failed(message);
  }
}

interface Loaded {
  readonly accepted: readonly HistoryDocument[];
  readonly refused: readonly RefusedItem[];
}

/** One by one with a pause, as the provider's data is heavy. */
async function loadHistories(
  wanted: readonly Wanted[],
  signal: AbortSignal,
  onDone: (done: number) => void,
): Promise<Loaded | null> {
  const accepted: HistoryDocument[] = [];
  const refused: RefusedItem[] = [];
  for (const [place, item] of wanted.entries()) {
    if (place > 0) await rest();
    if (signal.aborted) return null;
    const loaded = await exportItem(item, signal);
    if (signal.aborted) return null;
    const name = item.number ?? item.row.orderId;
    const result =
      loaded === null ? failure({ code: 'load-failed' as const }) : acceptForExport(loaded, readingContext());
    if (result.ok) accepted.push(result.value);
    else refused.push({ name, refusal: result.fault, wanted: item });
    onDone(place + 1);
  }
  return { accepted, refused };
}

/** The data of a history; null when it did not come. */
async function exportItem({ row, number }: Wanted, signal: AbortSignal) {
  const nothing = { orderId: row.orderId, number, status: null, info: null };
  if (number === null) return nothing;
  try {
    const { status, info } = await readTracking(number, signal);
    return {
      orderId: row.orderId,
      number,
      status,
      info,
    };
  } catch {
    return null;
  }
}
