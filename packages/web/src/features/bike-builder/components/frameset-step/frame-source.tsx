import type { Frame } from '@pp-tools/domain/frameset';
import classes from './frame-config-dialog.module.css';

/** Where a frame's figures come from, and which of them are estimates. */
export function FrameSource({ frame: { source, recalledColumns, fork } }: { readonly frame: Frame }) {
  return (
    <div className={classes.source}>
      {fork.weight !== null && <p>The maker states {fork.weight} g for this frame's own fork.</p>}
      {recalledColumns.length > 0 && (
        <p>Estimates from general knowledge, not sourced: {recalledColumns.join(', ')}.</p>
      )}
      {source !== null && (
        <details>
          <summary>Figures from …</summary>
          <p>{source}</p>
        </details>
      )}
    </div>
  );
}
