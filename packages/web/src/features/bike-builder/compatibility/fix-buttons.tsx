import type { Fix, PairFix } from '@pp-tools/domain/compatibility';
import type { ComponentType } from '@pp-tools/domain/groupset';
import { Fragment } from 'react';
import { fixTexts } from '../../../texts/builder-compatibility-texts.ts';
import { Button } from '../../../ui/button.tsx';

interface FixButtonsProps {
  readonly fixes: readonly Fix[];
  /** Two changes that are made by one button; null where there are none, or where single parts help. */
  readonly pair: PairFix | null;
  readonly onTake: (fix: PairFix) => void;
  /** Opens the list of a place; absent where there is none to open. */
  readonly onShow?: (slot: ComponentType) => void;
}

/** The ways out of a clash as buttons: the nearest part that fits, and the list of all that do; else two changes. */
export const FixButtons = ({ fixes, pair, onTake, onShow }: FixButtonsProps) => (
  <>
    {fixes.map(({ slot, fitting }) => {
      const [nearest] = fitting;
      return (
        <Fragment key={slot}>
          {nearest && (
            <Button onClick={() => onTake({ removed: null, parts: [nearest] })}>
              {fixTexts.switchTo(nearest.name)}
            </Button>
          )}
          {onShow && <Button onClick={() => onShow(slot)}>{fixTexts.show(fitting.length, slot)}</Button>}
        </Fragment>
      );
    })}
    {pair && <Button onClick={() => onTake(pair)}>{fixTexts.pair(pair)}</Button>}
  </>
);
