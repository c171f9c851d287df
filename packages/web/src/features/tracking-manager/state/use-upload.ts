import type { UploadFault } from '@pp-tools/domain/order';
import { useState } from 'react';
import { notify } from '../../../platform/notices.ts';
import type { SentBytes } from '../../../platform/upload-transport.ts';
import { fileFaultText, refusalText, uploadTexts } from '../../../texts/tracking-upload-texts.ts';
import { checkOrders, errorOf, uploadOrders } from '../api/order-calls.ts';
import {
  type ReadyOrders,
  type SourceRefusal,
  UploadReader,
  type UploadSummary,
} from '../files/upload-reader.ts';

/** What was read, and what the database says about it. */
export interface UploadPreviewState {
  readonly summary: UploadSummary;
  readonly faults: readonly UploadFault[];
  /** Orders without any fault. */
  readonly valid: ReadyOrders;
  readonly check: Awaited<ReturnType<typeof checkOrders>> | null;
  /** Good orders that were stored although other rows were refused. */
  readonly stored: number;
}

/** How far a sending is: which bytes of how many have left, and how many orders they hold. */
export interface UploadProgress extends SentBytes {
  readonly step: 'check' | 'store';
  readonly orders: number;
}

type Report = (progress: UploadProgress) => void;

const describe = (refusal: SourceRefusal): string =>
  refusal.code === 'file' ? uploadTexts.unreadable(fileFaultText(refusal.fault)) : refusalText(refusal);

/** Reads a source in its thread and asks the database what it knows; an alert when it cannot be read. */
async function prepare(source: File | string, report: Report): Promise<UploadPreviewState | string> {
  if (typeof source === 'string' && source.trim() === '') return uploadTexts.blank;
  const reader = new UploadReader();
  try {
    const read = await reader.read(
      typeof source === 'string' ? { text: source } : { bytes: new Uint8Array(await source.arrayBuffer()) },
    );
    return read.ok ? await checked(read.value, reader, report) : describe(read.fault);
  } finally {
    reader.close();
  }
}

async function checked(
  summary: UploadSummary,
  reader: UploadReader,
  report: Report,
): Promise<UploadPreviewState> {
  const { ready: valid, faults } = summary;
  if (valid.count === 0) return { summary, faults, valid, check: null, stored: 0 };
  const check = await checkOrders(valid.body, (bytes) =>
    report({ ...bytes, step: 'check', orders: valid.count }),
  );
  if (check.numbersElsewhere.length === 0) return { summary, faults, valid, check, stored: 0 };
  const rest = await reader.without(check.numbersElsewhere);
  const all = [...faults, ...rest.faults].sort((a, b) => a.row - b.row);
  return { summary, faults: all, valid: rest.ready, check, stored: 0 };
}

/** The steps of an upload: read, show what is wrong, store, report. */
export function useUpload(onUploaded: () => void, onStored: () => void) {
  const [alert, setAlert] = useState<string | null>(null);
  const [preview, setPreview] = useState<UploadPreviewState | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [progress, setProgress] = useState<UploadProgress | null>(null);

  const work = async (task: () => Promise<void>) => {
    setBusy(true);
    setAlert(null);
    try {
      await task();
    } catch (thrown) {
      setAlert(uploadTexts.failed(errorOf(thrown) ?? uploadTexts.network));
    } finally {
      setBusy(false);
      setProgress(null);
    }
  };

  const read = async (source: File | string): Promise<UploadPreviewState | null> => {
    const prepared = await prepare(source, setProgress);
    if (typeof prepared === 'string') {
      setPreview(null);
      setAlert(prepared);
      return null;
    }
    setPreview(prepared);
    if (prepared.summary.lacksFields) setAlert(uploadTexts.fieldsMissing);
    else if (prepared.summary.rowsRead === 0) setAlert(uploadTexts.nothing);
    return prepared;
  };

  const send = async ({ body, count }: ReadyOrders) => {
    await uploadOrders(body, (bytes) => setProgress({ ...bytes, step: 'store', orders: count }));
    notify(uploadTexts.success, { tone: 'success', lang: 'zh-CN' });
  };

  return {
    alert,
    preview,
    isBusy,
    progress,
    validCount:
      preview !== null && preview.stored === 0 && preview.faults.length > 0 ? preview.valid.count : 0,
    forget: () => {
      setPreview(null);
      setAlert(null);
    },
    look: (source: File | string) => work(async () => void (await read(source))),
    /** What was read has faults: sending it again would change nothing. */
    isRefused: preview !== null && preview.faults.length > 0,
    /** Stores at once when nothing is wrong; else shows what is. */
    submit: (source: File | string) =>
      work(async () => {
        const prepared = await read(source);
        const isClean = prepared !== null && prepared.faults.length === 0 && prepared.valid.count > 0;
        if (!isClean) return;
        await send(prepared.valid);
        onUploaded();
      }),
    /** Stores the good orders; the refused rows stay on the screen, to be saved or mended. */
    sendValid: () =>
      work(async () => {
        if (preview === null) return;
        await send(preview.valid);
        setPreview({ ...preview, stored: preview.valid.count });
        onStored();
      }),
  };
}
