import classes from './figures-from.module.css';

interface FiguresFromProps {
  readonly source: string | null;
  readonly recalledColumns: readonly string[];
}

/** Where a part's figures come from, and which of them are estimates. */
export function FiguresFrom({ source, recalledColumns }: FiguresFromProps) {
  if (source === null && recalledColumns.length === 0) return null;
  return (
    <details className={classes.from}>
      <summary>Where the figures come from</summary>
      {source !== null && <p>Figures from {source}</p>}
      {recalledColumns.length > 0 && (
        <p>Estimates, checked against no page: {recalledColumns.join(', ').replaceAll('_', ' ')}</p>
      )}
    </details>
  );
}
