import {
  adminWheelsetAnswer,
  type VersionedWheelsetWire,
  versionField,
  wheelsetAdminPaths,
} from '@pp-tools/domain/contract';
import { type CatalogueColumn, catalogueColumnNames, staffWheelsetSchema } from '@pp-tools/domain/wheelset';
import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, callAction } from '../../../platform/http-client.ts';
import { fetchList } from '../../../platform/list-answer.ts';
import { textIn, type WheelsetDraft } from '../state/wheelset-draft.ts';

const listRequest = {
  path: wheelsetAdminPaths.list,
  name: 'results',
  row: staffWheelsetSchema,
  fromWire: (wheelset: VersionedWheelsetWire) => wheelset,
};

/** All wheelsets as staff see them. */
export const wheelsetsQuery = queryOptions({
  queryKey: ['admin-wheelsets'],
  queryFn: ({ signal }) => fetchList(listRequest, signal),
  // Ten thousand take a second to load; saving an older state is refused with a message.
  staleTime: 60_000,
});

const pathOf = (path: string, id: number): string => path.replace(':id', String(id));

function formOf(draft: WheelsetDraft): FormData {
  const form = new FormData();
  for (const column of catalogueColumnNames) form.set(column, textIn(draft, column));
  return form;
}

const storedWheelset = async (path: string, options: CallOptions): Promise<VersionedWheelsetWire | null> =>
  (await callAction(path, adminWheelsetAnswer, options))?.data.wheelset ?? null;

/** Adds a wheelset; null when it was added but the answer cannot be read. */
export const createWheelset = (draft: WheelsetDraft): Promise<VersionedWheelsetWire | null> =>
  storedWheelset(wheelsetAdminPaths.create, { method: 'POST', body: formOf(draft) });

/** Saves an edit that started from `version`; null when it was saved but the answer cannot be read. */
export async function saveWheelset(
  id: number,
  version: number,
  draft: WheelsetDraft,
): Promise<VersionedWheelsetWire | null> {
  const form = formOf(draft);
  form.set(versionField, String(version));
  return storedWheelset(pathOf(wheelsetAdminPaths.one, id), { method: 'PUT', body: form });
}

/** Saves one value, the rest stays as it is; null when it was saved but the answer cannot be read. */
export async function saveValue(
  id: number,
  version: number,
  column: CatalogueColumn,
  text: string,
): Promise<VersionedWheelsetWire | null> {
  const form = new FormData();
  form.set(column, text);
  form.set(versionField, String(version));
  return storedWheelset(pathOf(wheelsetAdminPaths.one, id), { method: 'PUT', body: form });
}

/** Deletes a wheelset. */
export async function deleteWheelset(id: number): Promise<void> {
  await storedWheelset(pathOf(wheelsetAdminPaths.one, id), { method: 'DELETE' });
}

/** Undoes a deletion. */
export async function restoreWheelset(id: number): Promise<void> {
  await storedWheelset(pathOf(wheelsetAdminPaths.restore, id), { method: 'POST' });
}
