import { replacePart } from '@pp-tools/domain/bike';
import type { BikeSlot } from '@pp-tools/domain/part';
import type { QueryClient } from '@tanstack/react-query';
import { notify } from '../../../platform/notices.ts';
import { assortmentTexts } from '../../../texts/assortment-texts.ts';
import { changeBuild, currentBuild } from '../builds/build-store.ts';
import { loadWholeCatalogue } from '../builds/whole-catalogue.ts';

/** A chosen part and what the shop sells in its place. */
interface Succession {
  readonly slot: BikeSlot;
  readonly id: string;
  readonly successor: { readonly id: string; readonly name: string };
}

/** Replaces a part of the build by its successor, as one step of the history. */
export async function replaceChosen(client: QueryClient, { slot, id, successor }: Succession): Promise<void> {
  const catalogue = await loadWholeCatalogue(client);
  const commands = replacePart(currentBuild(), catalogue, { slot, id, successor: successor.id });
  if (commands === null) notify(assortmentTexts.notReplaced);
  else changeBuild(assortmentTexts.replaced(successor.name), ...commands);
}
