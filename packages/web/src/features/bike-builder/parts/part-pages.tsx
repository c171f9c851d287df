import { moreParts, partsInView } from '@pp-tools/domain/part';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { partListTexts } from '../../../texts/part-list-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { PartGrid } from './part-card.tsx';
import classes from './part-list.module.css';

interface PartPagesProps<Item> {
  readonly id?: string;
  readonly label: string;
  /** Rows without a picture stand closer than cards. */
  readonly look?: 'cards' | 'rows';
  readonly items: readonly Item[];
  /** Cards shown, and how more of them are asked for. */
  readonly count: number;
  readonly onCount: (count: number) => void;
  readonly isChosen: (item: Item) => boolean;
  readonly children: (item: Item) => ReactNode;
}

/** The first cards of a list, the chosen one always among them, and 24 more at a press, which moves focus to them. */
export function PartPages<Item>(props: PartPagesProps<Item>) {
  const { id, label, look = 'cards', items, count, onCount, isChosen } = props;
  const grid = useRef<HTMLUListElement>(null);
  const [firstNew, setFirstNew] = useState<number | null>(null);
  const shown = partsInView(items, count, isChosen);
  useEffect(() => {
    if (firstNew === null) return;
    const card = grid.current?.children[firstNew]?.querySelector('button[aria-pressed]');
    if (card instanceof HTMLElement) card.focus();
    setFirstNew(null);
  }, [firstNew]);
  return (
    <>
      <PartGrid ref={grid} id={id} label={label} look={look}>
        {shown.map(props.children)}
      </PartGrid>
      {shown.length < items.length && (
        <p className={classes.more}>
          <Button
            onClick={() => {
              const next = count + moreParts;
              const [first] = items.slice(count);
              if (first !== undefined) setFirstNew(partsInView(items, next, isChosen).indexOf(first));
              onCount(next);
            }}
          >
            {partListTexts.more}
          </Button>
          <span>{partListTexts.left(shown.length, items.length)}</span>
        </p>
      )}
    </>
  );
}
