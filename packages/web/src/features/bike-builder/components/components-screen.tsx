import { BuilderFrame } from '../page/builder-frame.tsx';
import { ComponentsStep } from './components-step.tsx';

/** Step of the Bike Builder at its own address. */
export function ComponentsScreen() {
  return (
    <BuilderFrame step="components">
      <ComponentsStep />
    </BuilderFrame>
  );
}
