import { useEffect, useRef, useState } from 'react';
import { downloadBlob, downloadText } from '../../../platform/download.ts';
import { exportTexts } from '../../../texts/tracking-export-texts.ts';
import { errorOf, exportOrders } from '../api/order-calls.ts';
import { workbookOfCsv } from '../files/export-writer.ts';
import { shopDay } from './shop-clock.ts';
import { exportQuery, type TableView } from './use-order-table.ts';

/** The forms of an export. */
export type ExportForm = 'csv' | 'xlsx';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** How an export stands. */
export type ExportState =
  | { readonly kind: 'idle' | 'busy' }
  | { readonly kind: 'done' | 'failed'; readonly text: string };

/** Writes a file and hands it over; what went wrong, or null. */
async function save(csv: string, form: ExportForm, name: string): Promise<string | null> {
  if (form === 'csv') {
    downloadText(name, csv, 'text/csv');
    return null;
  }
  const bytes = await workbookOfCsv(csv);
  if (bytes === null) return exportTexts.tooMany;
  downloadBlob(name, new Blob([bytes], { type: workbookType }));
  return null;
}

/** Exports what the table shows; leaving the dialog stops it. */
export function useExport(view: TableView) {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const stop = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    return () => controller.abort();
  }, []);
  const start = async (form: ExportForm) => {
    const { signal } = stop.current;
    setState({ kind: 'busy' });
    try {
      const csv = await exportOrders(exportQuery(view), signal);
      const name = `orders-${shopDay()}.${form}`;
      const fault = await save(csv, form, name);
      if (signal.aborted) return;
      setState(
        fault === null ? { kind: 'done', text: exportTexts.done(name) } : { kind: 'failed', text: fault },
      );
    } catch (thrown) {
      if (!signal.aborted) setState({ kind: 'failed', text: errorOf(thrown) ?? exportTexts.failed });
    }
  };
  return { state, start };
}
