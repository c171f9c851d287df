import { BuilderFrame } from '../page/builder-frame.tsx';
import { BikeTypeStep } from './bike-type-step.tsx';

/** Step of the Bike Builder at its own address. */
export function BikeTypeScreen() {
  return (
    <BuilderFrame step="bikeType">
      <BikeTypeStep />
    </BuilderFrame>
  );
}
