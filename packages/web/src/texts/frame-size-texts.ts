import { formatFigure, type UnitSystem } from '@pp-tools/domain/core';
import type { SizeFigure, SizeSuggestion } from '@pp-tools/domain/frameset';

const labels = (sizes: readonly { readonly size: string }[]): string =>
  sizes.map(({ size }) => size).join(', ');

/** Words of a frame's size. */
export const frameSizeTexts = {
  title: 'Size',
  sizes: 'Frame size',
  middle: 'The middle size, until you choose one.',
  height: 'Your height',
  inseam: 'or inseam',
  noAdvice: 'The maker publishes no size for this height.',
  noRanges:
    'The maker publishes no rider heights for this frame: compare stack and reach with a bike that fits you.',
  advice: ({ size, others, height, isEstimate }: SizeSuggestion): string =>
    [
      `For ${isEstimate ? 'about ' : ''}${height.toFixed(0)} cm the maker advises ${size.size}`,
      others.length === 0 ? '' : `; ${labels(others)} would suit as well`,
      isEstimate ? '. The height is an estimate from your inseam.' : '.',
    ].join(''),
  choose: (size: string) => `Choose ${size}`,
  stack: 'Stack',
  reach: 'Reach',
  trail: 'Trail',
  standover: 'Standover',
  toeRoom: 'Toe room',
  toeNote: (crank: number, reach: number) =>
    `Between shoe and turned front tire, with a ${crank} mm crank and a shoe ${reach} mm beyond the pedal axle; below zero they touch.`,
  derived: 'worked out from other measures',
} as const;

/** A figure of a size; one that is worked out is marked as an estimate. */
export const sizeFigureText = (figure: SizeFigure | null, units: UnitSystem): string =>
  formatFigure(figure === null ? null : Math.round(figure.value), 'millimetres', units);
