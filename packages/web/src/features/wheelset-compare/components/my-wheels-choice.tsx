import { myWheelsId } from '@pp-tools/domain/wheelset';
import { useStore } from 'zustand';
import { useMyWheels } from '../../../shop/my-wheels-access.ts';
import { MyWheelsButton } from '../../../shop/my-wheels-button.tsx';
import { changeComparison, comparisonStore, shownComparison } from '../state/comparison-store.ts';

/** Puts the own wheels in the list and measures the others against them. */
export const compareWithMine = () =>
  changeComparison('Compare with my wheels', (comparison) => ({
    ...comparison,
    ids: comparison.ids.includes(myWheelsId) ? comparison.ids : [myWheelsId, ...comparison.ids],
    baselineId: myWheelsId,
  }));

/** The own wheels as what the others are measured against; pressed again it shows their figures. */
export function MyWheelsChoice() {
  const { baselineId } = useStore(comparisonStore, shownComparison);
  const isViewed = useStore(comparisonStore, ({ viewed }) => viewed !== null);
  const mine = useMyWheels();
  const use = () => {
    if (mine === null || baselineId === myWheelsId) return false;
    compareWithMine();
    return true;
  };
  return <MyWheelsButton disabled={isViewed} onUse={use} onSaved={compareWithMine} />;
}
