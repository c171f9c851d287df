import {
  type CatalogueImportRequest,
  type CataloguePreviewRequest,
  catalogueImportDoneAnswer,
  catalogueImportPaths,
  catalogueImportsAnswer,
  cataloguePreviewAnswer,
} from '@pp-tools/domain/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, callAction } from '../../../platform/http-client.ts';

const paths = catalogueImportPaths;

/** The latest imports. */
export const importsQuery = queryOptions({
  queryKey: ['staff-catalogue', 'imports'],
  queryFn: async ({ signal }) => (await call(paths.imports, catalogueImportsAnswer, { signal })).data.imports,
});

/** What an import would do. */
export const previewImport = async (body: CataloguePreviewRequest, signal: AbortSignal) =>
  (await call(paths.preview, cataloguePreviewAnswer, { method: 'POST', body, signal })).data;

/** Imports; null when it was done but the answer cannot be read. */
export const storeImport = async (body: CatalogueImportRequest) =>
  (await callAction(paths.imports, catalogueImportDoneAnswer, { method: 'POST', body }))?.data ?? null;

/** Brings back what an import changed. */
export const rollBackImport = async (id: number) => {
  const path = paths.rollback.replace(':id', String(id));
  return (await callAction(path, catalogueImportDoneAnswer, { method: 'POST', body: {} }))?.data ?? null;
};
