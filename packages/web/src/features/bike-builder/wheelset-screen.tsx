import { BuilderFrame } from './components/builder-frame.tsx';
import { WheelsetStep } from './components/wheelset-step/wheelset-step.tsx';

/** Step of the Bike Builder at its own address. */
export function WheelsetScreen() {
  return (
    <BuilderFrame step="wheelset">
      <WheelsetStep />
    </BuilderFrame>
  );
}
