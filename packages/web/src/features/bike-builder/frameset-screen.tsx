import { BuilderFrame } from './components/builder-frame.tsx';
import { FramesetStep } from './components/frameset-step/frameset-step.tsx';

/** Step of the Bike Builder at its own address. */
export function FramesetScreen() {
  return (
    <BuilderFrame step="frameset">
      <FramesetStep />
    </BuilderFrame>
  );
}
