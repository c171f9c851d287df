import { noPartFilter, partFilterGroups } from '@pp-tools/domain/part';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { partListTexts } from '../../../texts/part-list-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { chipsOf, FilterChips } from './filter-chips.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import classes from './part-list.module.css';
import { type PartList, wholeList } from './use-part-list.ts';

interface PartListToolsProps {
  /** 'framesets': what the list holds, in its names. */
  readonly what: string;
  /** Id of the list that a search leads to by Enter or the arrow down. */
  readonly listId: string;
  readonly list: Pick<PartList<unknown>, 'view' | 'change' | 'groups' | 'isNarrowed'>;
  /** How many parts there are, in words. */
  readonly status: ReactNode;
  /** The order of the list and whatever else it has. */
  readonly children?: ReactNode;
}

/** From the search into the list: the first card that can be chosen. */
function toFirstCard(event: KeyboardEvent, listId: string): void {
  if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
  const first = document.getElementById(listId)?.querySelector('button[aria-pressed]');
  if (!(first instanceof HTMLElement)) return;
  event.preventDefault();
  first.focus();
}

/** Search, filter and order of a list of parts; what is filtered by stands below and goes by a press. */
export function PartListTools({ what, listId, list, status, children }: PartListToolsProps) {
  const [isFiltering, setFiltering] = useState(false);
  const { view, change, groups, isNarrowed } = list;
  const ticks = partFilterGroups.reduce((sum, group) => sum + view.filter[group].length, 0);
  const chips = chipsOf(groups, view.filter, (filter) => change({ filter }));
  return (
    <div className={classes.tools}>
      <div className={classes.bar}>
        <div className={classes.status} role="status">
          {status}
        </div>
        <input
          type="search"
          className={classes.search}
          aria-label={partListTexts.find(what)}
          placeholder={partListTexts.find(what)}
          autoComplete="off"
          value={view.search}
          onChange={(event) => change({ search: event.currentTarget.value })}
          onKeyDown={(event) => toFirstCard(event, listId)}
        />
        <Button aria-label={partListTexts.filter(what)} onClick={() => setFiltering(true)}>
          {partListTexts.filterWord}
          {ticks > 0 ? ` (${ticks})` : ''}
        </Button>
        {children}
      </div>
      {isNarrowed && (
        <div className={classes.narrowed}>
          <FilterChips label={partListTexts.chips(what)} chips={chips} />
          <Button look="quiet" onClick={() => change(wholeList)}>
            {partListTexts.clear}
          </Button>
        </div>
      )}
      {isFiltering && (
        <FilterDialog
          title={partListTexts.filter(what)}
          groups={groups}
          ticked={view.filter}
          nothing={noPartFilter}
          onApply={(filter) => change({ filter })}
          onClose={() => setFiltering(false)}
        />
      )}
    </div>
  );
}
