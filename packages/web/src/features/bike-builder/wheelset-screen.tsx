import { useState } from 'react';
import { BuilderFrame } from './components/builder-frame.tsx';
import { WheelsetStep } from './components/wheelset-step/wheelset-step.tsx';
import { rememberWanted } from './state/wanted-wheelset.ts';

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
