type Leaves = ReadonlySet<string | number>;

/** Figures and texts that a JSON value holds; with the names of its fields when `withNames`. */
function leavesOf(value: unknown, withNames: boolean): Leaves {
  const leaves = new Set<string | number>();
  const visit = (inner: unknown): void => {
    if (typeof inner === 'number') leaves.add(inner);
    else if (typeof inner === 'string') leaves.add(inner).add(inner.trim());
    else if (typeof inner === 'object' && inner !== null) {
      if (withNames) for (const name of Object.keys(inner)) leaves.add(name);
      Object.values(inner).forEach(visit);
    }
  };
  visit(value);
  return leaves;
}

/**
 * What a value holds that none of its sources does, as a sentence; "" for nothing. An empty text says nothing: it is
 * what stands for a field that an earlier form did not have.
 */
export function invented(value: unknown, sources: readonly unknown[]): string {
  const known = new Set([...leavesOf(sources, true), '']);
  const found = [...leavesOf(JSON.parse(JSON.stringify(value)), false)].find((leaf) => !known.has(leaf));
  return found === undefined ? '' : `${JSON.stringify(found)} is not in what was stored`;
}
