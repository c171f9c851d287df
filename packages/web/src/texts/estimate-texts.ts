import type { Figure } from '@pp-tools/domain/core';

/** Why a figure is an estimate. */
export const figureWhy = ({ kind }: Figure): string =>
  kind === 'assumed'
    ? 'assumed, no figure of this part is known'
    : 'recalled or worked out, no page states it';

/** Words of figures that are no more than estimates. */
export const estimateTexts = {
  recalled: 'recalled or worked out, no page states it',
  share: (parts: readonly string[]): string =>
    `≈ Estimates make up ${parts.join(' and ')} of these totals: recalled, worked out or assumed figures.`,
} as const;
