import { addWheelset } from '@pp-tools/domain/comparison';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { sayOnPage } from '../../../platform/page-event.ts';
import { MyWheelsForm } from '../../../shop/my-wheels-button.tsx';
import { holdsWords, searchWords } from '../../../shop/search-words.ts';
import { WheelImage } from '../../../shop/wheel-picture.tsx';
import { compareTexts } from '../../../texts/compare-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { changeComparison, comparisonStore, shownComparison } from '../state/comparison-store.ts';
import { compareWithMine } from './my-wheels-choice.tsx';
import classes from './search-box.module.css';

/** How long the box says that a wheelset is there already (specification 1, section 9). */
const duplicateNoticeMilliseconds = 2000;
const mostOptions = 50;
/** Heights of the menu in px (specification 1, section 9). */
const menuHeights = { desktop: 300, mobile: 200 } as const;

interface SearchBoxProps {
  readonly catalogue: readonly Wheelset[];
  readonly isDisabled: boolean;
  readonly isMobile: boolean;
}

/** All words must occur; names that hold them as typed come first, at their beginning before all. */
function matching(catalogue: readonly Wheelset[], text: string): readonly Wheelset[] {
  const wanted = text.trim().toLowerCase();
  const words = searchWords(wanted);
  const rank = (name: string): number => {
    const place = name.toLowerCase().indexOf(wanted);
    return place < 0 ? 2 : Math.min(place, 1);
  };
  return catalogue
    .filter(({ name, brand }) => holdsWords(`${name} ${brand ?? ''}`.toLowerCase(), words))
    .sort((a, b) => rank(a.name) - rank(b.name));
}

/** The duplicate notice: on for two seconds after each failed try. */
function useDuplicateNotice(): readonly [boolean, () => void] {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    if (since === null) return;
    const timer = setTimeout(() => setSince(null), duplicateNoticeMilliseconds);
    return () => clearTimeout(timer);
  }, [since]);
  return [since !== null, () => setSince(performance.now())];
}

/** Adds the wheelset to the list on the screen; false when one of its name is there already. */
function tryToAdd(wheelset: Wheelset, catalogue: readonly Wheelset[]): boolean {
  const added = addWheelset(shownComparison(comparisonStore.getState()), wheelset, catalogue);
  if (!added.ok) return false;
  changeComparison(`Add ${wheelset.shortName}`, () => added.value);
  sayOnPage({ name: 'select_item', items: [String(wheelset.ppId)] });
  return true;
}

/** What a search that found nothing offers instead; the names come a moment after the code that finds them. */
function useNearest(
  catalogue: readonly Wheelset[],
  text: string,
  isNothingFound: boolean,
): readonly Wheelset[] {
  const [near, setNear] = useState<readonly Wheelset[]>([]);
  useEffect(() => {
    if (!isNothingFound) return setNear([]);
    let isWanted = true;
    import('../../../shop/nearest-wheelsets.ts').then(
      ({ nearestWheelsets }) => isWanted && setNear(nearestWheelsets(text, catalogue)),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [catalogue, text, isNothingFound]);
  return near;
}

/** Search for a wheelset and add it to the comparison. */
export function SearchBox({ catalogue, isDisabled, isMobile }: SearchBoxProps) {
  const [text, setText] = useState('');
  const [isDuplicate, sayDuplicate] = useDuplicateNotice();
  const found = useMemo(() => matching(catalogue, text), [catalogue, text]);
  const isNothingFound = found.length === 0 && catalogue.length > 0;
  const near = useNearest(catalogue, text, isNothingFound);
  const asMine = compareTexts.enterAsMine(text.trim());
  const [nameOfMine, setNameOfMine] = useState<string | null>(null);
  const closeMine = useCallback(() => setNameOfMine(null), []);
  const options = useMemo(
    () =>
      [...found.slice(0, mostOptions), ...near].map((wheelset) => ({
        key: wheelset.id,
        text: wheelset.name,
        picture: <WheelImage wheelset={wheelset} size={32} />,
        opens: wheelset === near[0] ? compareTexts.nearest : null,
      })),
    [found, near],
  );
  const chosen = catalogue.find(({ name }) => name === text) ?? (found.length === 1 ? found[0] : undefined);
  const add = () => {
    if (chosen === undefined) return;
    if (tryToAdd(chosen, catalogue)) setText('');
    else sayDuplicate();
  };
  return (
    <>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Combobox
          label={isDuplicate ? compareTexts.alreadyAdded : compareTexts.search}
          value={text}
          options={
            isNothingFound
              ? [
                  ...options,
                  { key: 'mine', text: asMine, opens: near.length === 0 ? compareTexts.noMatch : null },
                ]
              : options
          }
          onChange={(typed) =>
            isNothingFound && typed === asMine ? setNameOfMine(text.trim()) : setText(typed)
          }
          menuHeight={isMobile ? menuHeights.mobile : menuHeights.desktop}
          isDisabled={isDisabled}
          hasError={isDuplicate}
          emptyText={compareTexts.noMatch}
          footer={
            found.length > mostOptions
              ? `${found.length - mostOptions} more; type on to narrow the list`
              : null
          }
        />
        <Button type="submit" look="primary" disabled={isDisabled}>
          <PlusIcon />
          {compareTexts.add}
        </Button>
        <span className="visually-hidden" role="status">
          {isDuplicate
            ? compareTexts.alreadyAdded
            : text === ''
              ? ''
              : compareTexts.found(found.length, near.length)}
        </span>
      </form>
      {nameOfMine !== null && (
        <MyWheelsForm name={nameOfMine} onSaved={compareWithMine} onClose={closeMine} />
      )}
    </>
  );
}
