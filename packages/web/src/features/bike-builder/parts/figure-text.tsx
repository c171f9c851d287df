import { estimateIn, type Figure, formatFigure, notAvailable } from '@pp-tools/domain/core';
import { useUnits } from '../../../platform/unit-preference.ts';
import { figureWhy } from '../../../texts/estimate-texts.ts';
import { estimateMark } from '../../../ui/estimate-mark.ts';

interface FigureTextProps {
  readonly figure: Figure;
  readonly kind: 'money' | 'grams';
}

/** One figure of a line in the visitor's units: N/A when missing, marked when it is an estimate. */
export function FigureText({ figure, kind }: FigureTextProps) {
  const units = useUnits();
  if (figure.kind === 'missing') return notAvailable;
  return (
    <span {...estimateMark(figure.kind === 'assumed' || estimateIn(figure) !== 0, figureWhy(figure))}>
      {formatFigure(figure.value, kind, units)}
    </span>
  );
}
