import { gramsToOunces, millimetresToInches, roundTo, type UnitSystem } from '@pp-tools/domain/core';
import { ownUnitTexts } from '../texts/own-part-texts.ts';
import { parseDecimal } from '../ui/decimal-text.ts';

/** What an own part is measured in. */
export type OwnMeasureKind = 'grams' | 'millimetres';

const imperialOf = { grams: gramsToOunces, millimetres: millimetresToInches } as const;

/** Parts are saved in whole grams and millimetres; an ounce and an inch want a decimal or two. */
const decimals = { grams: 1, millimetres: 2 } as const;

/** A label with the unit of the field: "Weight (grams)" is "Weight (oz)". */
export const ownMeasureLabel = (label: string, kind: OwnMeasureKind, units: UnitSystem): string =>
  units === 'metric' ? label : label.replace(ownUnitTexts.metric[kind], ownUnitTexts.imperial[kind]);

/** A figure that is held as metric text, as its field shows it; what is no figure stays as it is. */
export function ownMeasureText(metric: string, kind: OwnMeasureKind, units: UnitSystem): string {
  const figure = parseDecimal(metric);
  if (units === 'metric' || metric.trim() === '' || figure === null) return metric;
  return String(roundTo(imperialOf[kind](figure), decimals[kind]));
}

/** The metric text of what is typed; what is no figure stays as it is, so that the form says what is wrong. */
export function ownMetricText(typed: string, kind: OwnMeasureKind, units: UnitSystem): string {
  const figure = parseDecimal(typed);
  if (units === 'metric' || typed.trim() === '' || figure === null) return typed;
  return String(roundTo(figure / imperialOf[kind](1), 0));
}
