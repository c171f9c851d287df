import { Page } from '../../ui/page.tsx';

/** Wheelsets side by side. */
export function WheelsetCompareScreen() {
  return <Page title="Wheelset Compare">{null}</Page>;
}
