import { BikeTypeStep } from './components/bike-type-step/bike-type-step.tsx';
import { BuilderFrame } from './components/builder-frame.tsx';

/** Step of the Bike Builder at its own address. */
export function BikeTypeScreen() {
  return (
    <BuilderFrame step="bikeType">
      <BikeTypeStep />
    </BuilderFrame>
  );
}
