import type { TableRow } from '@pp-tools/domain/order';
import { useCallback, useState } from 'react';

/** The selected orders; those of other pages stay selected, in the state in which they were last seen. */
export function useSelection(shown: readonly TableRow[]) {
  const [kept, setKept] = useState<ReadonlyMap<string, TableRow>>(new Map());
  const present = new Map(shown.map((row) => [row.orderId, row]));
  const rows = [...kept.values()].map((row) => present.get(row.orderId) ?? row);
  const select = useCallback((changed: readonly TableRow[], isSelected: boolean) => {
    setKept((before) => {
      const next = new Map(before);
      for (const row of changed) {
        if (isSelected) next.set(row.orderId, row);
        else next.delete(row.orderId);
      }
      return next;
    });
  }, []);
  const clear = useCallback(() => setKept(new Map()), []);
  return { rows, ids: new Set(kept.keys()), select, clear };
}
