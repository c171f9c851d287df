import type { PartOrigin as Origin } from '@pp-tools/domain/wheelset';
import classes from './part-origin.module.css';

/** Where a part's figures come from, and which of them are estimates from general knowledge. */
export function PartOrigin({ name, origin }: { readonly name: string; readonly origin: Origin }) {
  const { source, recalledColumns } = origin;
  return (
    <details className={classes.origin}>
      <summary aria-label={`Figures from: ${name}`}>Figures from …</summary>
      <p>{source ?? 'No source is noted.'}</p>
      {recalledColumns.length > 0 && (
        <p>Estimates, checked against no page: {recalledColumns.join(', ').replaceAll('_', ' ')}</p>
      )}
    </details>
  );
}
