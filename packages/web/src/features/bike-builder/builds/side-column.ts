import type { Build } from '@pp-tools/domain/bike';

/** One build of the comparison. */
export interface SideColumn {
  readonly id: string;
  readonly build: Build;
  readonly isCurrent: boolean;
}
