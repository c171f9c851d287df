import { BuilderFrame } from './components/builder-frame.tsx';
import { SummaryStep } from './components/summary-step/summary-step.tsx';

/** Step of the Bike Builder at its own address. */
export function BuildSummaryScreen() {
  return (
    <BuilderFrame step="summary">
      <SummaryStep />
    </BuilderFrame>
  );
}
