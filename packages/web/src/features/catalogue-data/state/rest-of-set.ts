import type { StaffRow } from '@pp-tools/domain/contract';
import { groupsetComponentWireSchema, groupsetWireSchema, groupsetWithRest } from '@pp-tools/domain/groupset';

/** A figure of a set next to the sum of its parts; null is unknown. */
export interface SetFigure {
  readonly set: number | null;
  readonly parts: number | null;
  /** What the set counts beyond its parts; null where the set has no figure of its own. */
  readonly rest: number | null;
  /** Parts without a figure count with an assumed one. */
  readonly isAssumed: boolean;
}

/** Price and weight of a set. */
export interface SetFigures {
  readonly price: SetFigure;
  readonly weight: SetFigure;
}

/** The figures of a groupset as it is being edited; null while a field of it cannot be read. */
export function setFigures(
  set: StaffRow,
  draft: Readonly<Record<string, string>>,
  parts: readonly StaffRow[],
): SetFigures | null {
  const figure = (name: string) => {
    const text = (draft[name] ?? '').trim();
    return text === '' || !Number.isFinite(Number(text)) ? -1 : Number(text);
  };
  const price = figure('price');
  const weight = figure('total_weight');
  const wire = groupsetWireSchema.safeParse({ ...set, price, total_weight: weight });
  if (!wire.success) return null;
  const components = parts.flatMap((part) => groupsetComponentWireSchema.safeParse(part).data ?? []);
  const { rest } = groupsetWithRest(wire.data, components, []);
  const of = (own: number, left: { readonly value: number; readonly is_assumed: boolean } | undefined) => {
    if (own < 0 || left === undefined || components.length === 0) {
      return { set: own < 0 ? null : own, parts: null, rest: null, isAssumed: false };
    }
    const sum = Math.round((own - left.value) * 100) / 100;
    return { set: own, parts: sum, rest: left.value, isAssumed: left.is_assumed };
  };
  return { price: of(price, rest?.price), weight: of(weight, rest?.weight) };
}
