import type { BuildCatalogue } from '@pp-tools/domain/bike';
import type { ReactNode } from 'react';
import { Loading, Trouble } from '../../../ui/load-state.tsx';
import { useCatalogue } from './use-catalogue.ts';

/** Shows its content once the whole catalogue is here; says what to do when a part of it does not load. */
export function CatalogueGate({ children }: { readonly children: (catalogue: BuildCatalogue) => ReactNode }) {
  const { catalogue, hasFailed, retry } = useCatalogue();
  if (catalogue !== null) return children(catalogue);
  if (!hasFailed) return <Loading text="Loading the catalogue…" />;
  return (
    <Trouble title="The catalogue did not load" onRetry={retry}>
      Without all of its parts there is nothing to choose from.
    </Trouble>
  );
}
