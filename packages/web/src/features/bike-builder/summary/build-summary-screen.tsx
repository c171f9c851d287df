import { BuilderFrame } from '../page/builder-frame.tsx';
import { SummaryStep } from './summary-step.tsx';

export { prefetchFindings } from '../compatibility/loaded-findings.tsx';

/** Step of the Bike Builder at its own address. */
export function BuildSummaryScreen() {
  return (
    <BuilderFrame step="summary">
      <SummaryStep />
    </BuilderFrame>
  );
}
