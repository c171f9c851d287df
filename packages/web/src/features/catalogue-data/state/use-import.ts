import {
  type CatalogueImportDone,
  type CataloguePreview,
  type CataloguePreviewRequest,
  type ImportSheetChoice,
  maxImportFileBytes,
} from '@pp-tools/domain/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callFaultOf } from '../../../platform/http-client.ts';
import { catalogueDataTexts } from '../../../texts/catalogue-data-texts.ts';
import { catalogueImportTexts as texts } from '../../../texts/catalogue-import-texts.ts';
import { previewImport, storeImport } from '../api/import-calls.ts';
import { type ImportAgreement, removalsOf } from './import-question.ts';

/** What somebody gave to be imported. */
export interface ImportSource {
  readonly file: File | null;
  readonly text: string;
  readonly removes: boolean;
}

/** What a call was refused for. */
export const importFaultText = (thrown: unknown): string => {
  const fault = callFaultOf(thrown);
  if (fault?.kind !== 'refused') return catalogueDataTexts.failed;
  return fault.status === 401 ? catalogueDataTexts.sessionOver : fault.message;
};

/** The preview of an import, asked for again with every change of what its sheets are, and the import itself. */
export function useImport(list: string, onDone: (done: CatalogueImportDone | null) => void) {
  const queries = useQueryClient();
  const [request, setRequest] = useState<CataloguePreviewRequest | null>(null);
  const [preview, setPreview] = useState<CataloguePreview | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const asked = useRef(new AbortController());
  useEffect(() => () => asked.current.abort(), []);

  const ask = async (next: CataloguePreviewRequest) => {
    asked.current.abort();
    asked.current = new AbortController();
    const { signal } = asked.current;
    setRequest(next);
    setBusy(true);
    setAlert(null);
    try {
      const found = await previewImport(next, signal);
      if (!signal.aborted) setPreview(found);
    } catch (thrown) {
      if (!signal.aborted) setAlert(importFaultText(thrown));
    }
    if (!signal.aborted) setBusy(false);
  };

  const look = async ({ file, text, removes }: ImportSource) => {
    if (file !== null && file.size > maxImportFileBytes) {
      setAlert(texts.tooLarge(maxImportFileBytes / 1024 / 1024));
      return;
    }
    setBusy(true);
    const content = file === null ? null : await base64Of(file);
    const name = file?.name ?? texts.open;
    await ask({ name, file: content, text: content === null ? text : null, list, sheets: null, removes });
  };

  const choose = (sheets: ImportSheetChoice[]) => {
    if (request !== null) void ask({ ...request, sheets });
  };

  const store = async (agreement: ImportAgreement) => {
    if (request === null || preview === null || isBusy) return;
    setBusy(true);
    setAlert(null);
    const { goodRows } = agreement;
    const revisions = Object.fromEntries(preview.lists.map(({ list: name, revision }) => [name, revision]));
    const sheets = preview.sheets.map(({ list: name, columns }) => ({
      list: name,
      columns: columns.map(({ field }) => field),
    }));
    try {
      const removals = removalsOf(agreement);
      const done = await storeImport({ ...request, sheets, goodRows, removals, revisions });
      await forgetLists(queries);
      onDone(done);
    } catch (thrown) {
      const fault = callFaultOf(thrown);
      const isOld = fault?.kind === 'refused' && fault.code === 'import-outdated';
      if (isOld) await ask({ ...request, sheets });
      setAlert(importFaultText(thrown));
      setBusy(false);
    }
  };

  /** Back to the file. */
  const leave = () => {
    asked.current.abort();
    setPreview(null);
    setBusy(false);
    setAlert(null);
  };

  return { preview, isBusy, alert, look, choose, store, leave };
}

/** Lists that an import changed are asked for again. */
export async function forgetLists(queries: ReturnType<typeof useQueryClient>): Promise<void> {
  for (const name of ['admin-audit', 'wheelsets']) void queries.invalidateQueries({ queryKey: [name] });
  await queries.invalidateQueries({ queryKey: ['staff-catalogue'] });
}

async function base64Of(file: File): Promise<string> {
  const reader = new FileReader();
  const { promise, resolve } = Promise.withResolvers<string>();
  reader.onloadend = () => resolve(typeof reader.result === 'string' ? reader.result : '');
  reader.readAsDataURL(file);
  return (await promise).replace(/^[^,]*,/, '');
}
