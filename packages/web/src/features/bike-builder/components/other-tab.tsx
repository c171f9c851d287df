import type { OtherChoice } from '@pp-tools/domain/bike';
import { filterOthers, type OtherCategory, type OtherFilter, otherTypeFilters } from '@pp-tools/domain/part';
import { useId, useMemo, useState } from 'react';
import { otherCategoryTexts, otherFilterTexts } from '../../../texts/components-texts.ts';
import { partListTexts } from '../../../texts/part-list-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Loading, Trouble } from '../../../ui/load-state.tsx';
import { useBuild } from '../builds/build-store.ts';
import { useListView } from '../parts/list-view.ts';
import { PartListTools } from '../parts/part-list-tools.tsx';
import { PartPages } from '../parts/part-pages.tsx';
import { SortControl } from '../parts/sort-control.tsx';
import { usePartList, wholeList } from '../parts/use-part-list.ts';
import classes from './components-step.module.css';
import { OtherCard } from './other-card.tsx';
import { useOtherParts } from './other-parts.ts';
import { OwnOtherDialog } from './own-other-dialog.tsx';

/** Whether a remembered order is one of this list. */
const isFilterOf = (
  options: Readonly<Record<OtherFilter, string>>,
  sort: string | null,
): sort is OtherFilter => sort !== null && Object.hasOwn(options, sort);

const traitsOf = ({ part }: OtherChoice) => part;

/** The parts of a tab: the visitor's own first, then the catalogue's under the filter. */
function useListedOthers(category: OtherCategory, sort: string | null) {
  const { parts, ...state } = useOtherParts(category);
  const options = useMemo(() => otherFilterTexts(otherTypeFilters(parts)), [parts]);
  const filter = isFilterOf(options, sort) ? sort : 'all';
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
  return { listed, options, filter, selected: new Set(others.map(({ part }) => part.id)), ...state };
}

/** The parts of one category (BLD-62 to BLD-64). */
export function OtherTab({ category }: { readonly category: OtherCategory }) {
  const listId = useId();
  const [isBringing, setBringing] = useState(false);
  const [{ sort }] = useListView(category);
  const { listed, options, selected, isLoading, hasFailed, retry, filter } = useListedOthers(category, sort);
  const list = usePartList(category, listed, traitsOf);
  const texts = otherCategoryTexts[category];
  return (
    <>
      <h2 className="visually-hidden">{texts.tab}</h2>
      <PartListTools
        what={texts.tab.toLowerCase()}
        listId={listId}
        list={list}
        status={isLoading ? '' : `Showing ${list.items.length}`}
      >
        <SortControl
          label="Filter"
          dialogTitle={`Filter ${texts.tab}`}
          options={options}
          value={filter}
          onChange={(order) => list.change({ sort: order })}
        />
        <Button aria-label={texts.bring} onClick={() => setBringing(true)}>
          <PlusIcon />
          Bring My Own
        </Button>
      </PartListTools>
      {texts.note && <p className={classes.note}>{texts.note}</p>}
      {isLoading && <Loading text={`Loading ${texts.tab.toLowerCase()}...`} />}
      {hasFailed && (
        <Trouble title={texts.failed} onRetry={retry}>
          The catalogue could not be fetched. You can try again, or bring your own.
        </Trouble>
      )}
      {list.isNarrowed && list.items.length === 0 && (
        <p className={classes.none}>{partListTexts.none(texts.tab.toLowerCase())}</p>
      )}
      <div className={classes.rows}>
        <PartPages
          id={listId}
          label={texts.tab}
          look="rows"
          items={list.items}
          count={list.view.count}
          onCount={(count) => list.change({ count })}
          isChosen={({ part }) => selected.has(part.id)}
        >
          {(choice) => (
            <OtherCard key={choice.part.id} choice={choice} isSelected={selected.has(choice.part.id)} />
          )}
        </PartPages>
      </div>
      {isBringing && (
        <OwnOtherDialog
          category={category}
          onClose={() => setBringing(false)}
          onAdded={() => list.change(wholeList)}
        />
      )}
    </>
  );
}
