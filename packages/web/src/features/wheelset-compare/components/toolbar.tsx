import { chooseCategory, selectAll } from '@pp-tools/domain/comparison';
import { type Wheelset, wheelsetCategories, wheelsetSorts } from '@pp-tools/domain/wheelset';
import { useId } from 'react';
import { categoryTexts, compareTexts, sortTexts } from '../../../texts/compare-texts.ts';
import { Segments } from '../../../ui/segments.tsx';
import { changeComparison, changeView } from '../state/comparison-store.ts';
import type { ShownComparison } from '../state/use-comparison.ts';
import { MyWheelsChoice } from './my-wheels-choice.tsx';
import { SearchBox } from './search-box.tsx';
import classes from './toolbar.module.css';

const categoryChoices = wheelsetCategories.map((value) => ({ value, text: categoryTexts[value] }));

/** Category toggle: one category or none. */
export function CategoryToggle({ shown }: { readonly shown: ShownComparison }) {
  const { category } = shown.comparison;
  return (
    <Segments
      label="Category"
      value={category}
      choices={categoryChoices}
      onChange={(each) =>
        changeComparison(
          category === each ? 'Clear category' : `Category ${categoryTexts[each]}`,
          (comparison) => chooseCategory(comparison, category === each ? null : each),
        )
      }
    />
  );
}

/** Sort options: shown as checkboxes, of which exactly one is on; arrow keys move as in any radio group. */
export function SortOptions({ shown }: { readonly shown: ShownComparison }) {
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend className="visually-hidden">Sort by</legend>
      <div className={classes.choices}>
        <span aria-hidden="true" className={classes.title}>
          Sort by
        </span>
        {wheelsetSorts.map((sort) => (
          <label key={sort} className={classes.choice}>
            <input
              type="radio"
              name={name}
              checked={shown.state.sort === sort}
              onChange={() => changeView({ sort, columnSort: null })}
            />
            {sortTexts[sort]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Puts all wheelsets in the place of the list, and back. */
export function SelectAll({ shown }: { readonly shown: ShownComparison }) {
  const hint = useId();
  const { isAllSelected } = shown.comparison;
  return (
    <label className={`${classes.choice} ${classes.hinted}`}>
      <input
        type="checkbox"
        checked={isAllSelected}
        aria-describedby={hint}
        onChange={() =>
          changeComparison(isAllSelected ? 'Select All off' : 'Select All', (comparison) =>
            selectAll(comparison, !isAllSelected),
          )
        }
      />
      {compareTexts.selectAll}
      <span id={hint} role="tooltip" className={classes.hint}>
        {compareTexts.selectAllHint}
      </span>
    </label>
  );
}

interface ToolbarProps {
  readonly shown: ShownComparison;
  readonly catalogue: readonly Wheelset[];
}

/** Everything that decides what stands in the table, on a desktop. */
export function Toolbar({ shown, catalogue }: ToolbarProps) {
  return (
    <section className={`${classes.toolbar} no-print`} aria-label="Choose wheelsets">
      <CategoryToggle shown={shown} />
      <SearchBox catalogue={catalogue} isDisabled={shown.comparison.isAllSelected} isMobile={false} />
      <MyWheelsChoice />
      <div className={classes.order}>
        <SortOptions shown={shown} />
        <SelectAll shown={shown} />
      </div>
    </section>
  );
}
