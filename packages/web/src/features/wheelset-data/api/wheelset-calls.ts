import {
  adminWheelsetAnswer,
  adminWheelsetsAnswer,
  type VersionedWheelsetWire,
  versionField,
  wheelsetAdminPaths,
} from '@pp-tools/domain/contract';
import { type CatalogueColumn, catalogueColumnNames } from '@pp-tools/domain/wheelset';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/http-client.ts';
import { textIn, type WheelsetDraft } from '../state/wheelset-draft.ts';

/** All wheelsets as staff see them. */
export const wheelsetsQuery = queryOptions({
  queryKey: ['admin-wheelsets'],
  queryFn: async ({ signal }) =>
    (await call(wheelsetAdminPaths.list, adminWheelsetsAnswer, { signal })).data.results,
  // Ten thousand take a second to load; whoever saves an older state is told.
  staleTime: 60_000,
});

const pathOf = (path: string, id: number): string => path.replace(':id', String(id));

function formOf(draft: WheelsetDraft): FormData {
  const form = new FormData();
  for (const column of catalogueColumnNames) form.set(column, textIn(draft, column));
  return form;
}

/** Adds a wheelset. */
export async function createWheelset(draft: WheelsetDraft): Promise<VersionedWheelsetWire> {
  const options = { method: 'POST', body: formOf(draft) } as const;
  return (await call(wheelsetAdminPaths.create, adminWheelsetAnswer, options)).data.wheelset;
}

/** Saves an edit that started from `version`. */
export async function saveWheelset(
  id: number,
  version: number,
  draft: WheelsetDraft,
): Promise<VersionedWheelsetWire> {
  const form = formOf(draft);
  form.set(versionField, String(version));
  const path = pathOf(wheelsetAdminPaths.one, id);
  return (await call(path, adminWheelsetAnswer, { method: 'PUT', body: form })).data.wheelset;
}

/** Saves one value; the rest stays as it is. */
export async function saveValue(
  id: number,
  version: number,
  column: CatalogueColumn,
  text: string,
): Promise<VersionedWheelsetWire> {
  const form = new FormData();
  form.set(column, text);
  form.set(versionField, String(version));
  const path = pathOf(wheelsetAdminPaths.one, id);
  return (await call(path, adminWheelsetAnswer, { method: 'PUT', body: form })).data.wheelset;
}

/** Deletes a wheelset. */
export async function deleteWheelset(id: number): Promise<void> {
  await call(pathOf(wheelsetAdminPaths.one, id), adminWheelsetAnswer, { method: 'DELETE' });
}

/** Takes a deletion back. */
export async function restoreWheelset(id: number): Promise<void> {
  await call(pathOf(wheelsetAdminPaths.restore, id), adminWheelsetAnswer, { method: 'POST' });
}
