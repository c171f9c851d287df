import type { Fix } from '@pp-tools/domain/compatibility';
import type { ComponentType, GroupsetComponent } from '@pp-tools/domain/groupset';
import { Fragment } from 'react';
import { fixTexts } from '../../../texts/builder-compatibility-texts.ts';
import { Button } from '../../../ui/button.tsx';

interface FixButtonsProps {
  readonly fixes: readonly Fix[];
  readonly onSwitch: (component: GroupsetComponent) => void;
  /** Opens the list of a place; absent where there is none to open. */
  readonly onShow?: (slot: ComponentType) => void;
}

/** The ways out of a clash as buttons: the nearest part that fits, and the list of all that do. */
export const FixButtons = ({ fixes, onSwitch, onShow }: FixButtonsProps) =>
  fixes.map(({ slot, fitting }) => {
    const [nearest] = fitting;
    return (
      <Fragment key={slot}>
        {nearest && <Button onClick={() => onSwitch(nearest)}>{fixTexts.switchTo(nearest.name)}</Button>}
        {onShow && <Button onClick={() => onShow(slot)}>{fixTexts.show(fitting.length, slot)}</Button>}
      </Fragment>
    );
  });
