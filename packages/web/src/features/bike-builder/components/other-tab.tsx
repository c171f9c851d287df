import type { OtherChoice } from '@pp-tools/domain/bike';
import { filterOthers, type OtherCategory, type OtherFilter, otherTypeFilters } from '@pp-tools/domain/part';
import { useMemo, useState } from 'react';
import { otherCategoryTexts, otherFilterTexts } from '../../../texts/components-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Loading, Trouble } from '../../../ui/load-state.tsx';
import { useBuild } from '../builds/build-store.ts';
import { PartGrid } from '../parts/part-card.tsx';
import { SortControl } from '../parts/sort-control.tsx';
import classes from './components-step.module.css';
import { OtherCard } from './other-card.tsx';
import { useOtherParts } from './other-parts.ts';
import { OwnOtherDialog } from './own-other-dialog.tsx';

/** The parts of a tab: the visitor's own first, then the catalogue's under the filter. */
function useListedOthers(category: OtherCategory, filter: OtherFilter) {
  const { parts, ...state } = useOtherParts(category);
  const { ownOthers, others } = useBuild();
  const listed = useMemo(
    (): readonly OtherChoice[] => [
      ...ownOthers
        .filter((part) => part.category === category)
        .map((part) => ({ kind: 'own', part }) as const),
      ...filterOthers(parts, filter).map((part) => ({ kind: 'catalogue', part }) as const),
    ],
    [parts, ownOthers, category, filter],
  );
  const options = useMemo(() => otherFilterTexts(otherTypeFilters(parts)), [parts]);
  return { listed, options, selected: new Set(others.map(({ part }) => part.id)), ...state };
}

/** The parts of one category (BLD-62 to BLD-64). */
export function OtherTab({ category }: { readonly category: OtherCategory }) {
  const [filter, setFilter] = useState<OtherFilter>('all');
  const [isBringing, setBringing] = useState(false);
  const { listed, options, selected, isLoading, hasFailed, retry } = useListedOthers(category, filter);
  const texts = otherCategoryTexts[category];
  return (
    <>
      <h2 className="visually-hidden">{texts.tab}</h2>
      <div className={classes.sectionHead}>
        <p role="status">{isLoading ? '' : `Showing ${listed.length}`}</p>
        <SortControl
          label="Filter"
          dialogTitle={`Filter ${texts.tab}`}
          options={options}
          value={filter}
          onChange={setFilter}
        />
        <Button aria-label={texts.bring} onClick={() => setBringing(true)}>
          <PlusIcon />
          Bring My Own
        </Button>
      </div>
      {texts.note && <p className={classes.note}>{texts.note}</p>}
      {isLoading && <Loading text={`Loading ${texts.tab.toLowerCase()}...`} />}
      {hasFailed && (
        <Trouble title={texts.failed} onRetry={retry}>
          The catalogue could not be fetched. You can try again, or bring your own.
        </Trouble>
      )}
      <div className={classes.compact}>
        <PartGrid label={texts.tab}>
          {listed.map((choice) => (
            <OtherCard key={choice.part.id} choice={choice} isSelected={selected.has(choice.part.id)} />
          ))}
        </PartGrid>
      </div>
      {isBringing && <OwnOtherDialog category={category} onClose={() => setBringing(false)} />}
    </>
  );
}
