import { BuilderFrame } from '../page/builder-frame.tsx';
import { FramesetStep } from './frameset-step.tsx';

/** Step of the Bike Builder at its own address. */
export function FramesetScreen() {
  return (
    <BuilderFrame step="frameset">
      <FramesetStep />
    </BuilderFrame>
  );
}
