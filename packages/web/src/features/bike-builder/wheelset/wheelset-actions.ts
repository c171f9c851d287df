import { type WheelsetChoice, wheelsetKey } from '@pp-tools/domain/part';
import { changeBuild, currentBuild, openSummary } from '../builds/build-store.ts';

const select = (choice: WheelsetChoice): void =>
  changeBuild(`Wheelset ${choice.wheelset.name}`, { kind: 'selectWheelset', wheelset: choice });

/** Chooses a wheelset; the chosen one is taken out again. */
export function toggleWheelset(choice: WheelsetChoice): void {
  const selected = currentBuild().wheelset;
  if (selected !== null && wheelsetKey(selected) === wheelsetKey(choice)) {
    changeBuild(`Take out ${choice.wheelset.name}`, { kind: 'selectWheelset', wheelset: null });
  } else select(choice);
}

/** Chooses a wheelset and opens the Current Build panel. */
export function addWheelsetToBuild(choice: WheelsetChoice): void {
  select(choice);
  openSummary();
}

/** Deletes an own wheelset, from the build too. */
export const deleteWheelset = ({ wheelset }: WheelsetChoice): void =>
  changeBuild(`Delete ${wheelset.name}`, { kind: 'removeOwnWheelset', id: String(wheelset.id) });
