import { nearestNames } from '@pp-tools/domain/core';
import type { Wheelset } from '@pp-tools/domain/wheelset';

const most = 3;

/** The wheelsets whose name or brand is nearest to a search that found none. */
export const nearestWheelsets = (search: string, wheelsets: readonly Wheelset[]): readonly Wheelset[] =>
  nearestNames(search, wheelsets, ({ name, brand }) => `${brand ?? ''} ${name}`, most);
