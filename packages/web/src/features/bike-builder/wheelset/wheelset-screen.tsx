import { useState } from 'react';
import { BuilderFrame } from '../page/builder-frame.tsx';
import { rememberWanted } from './wanted-wheelset.ts';
import { WheelsetStep } from './wheelset-step.tsx';

/** Step of the Bike Builder at its own address. */
export function WheelsetScreen() {
  // Before the frame may lead to an earlier step, where the address forgets it.
  useState(() => rememberWanted(window.location.search));
  return (
    <BuilderFrame step="wheelset">
      <WheelsetStep />
    </BuilderFrame>
  );
}
