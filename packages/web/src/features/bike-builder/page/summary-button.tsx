import { useStore } from 'zustand';
import { Button } from '../../../ui/button.tsx';
import { buildStore, openSummary } from '../builds/build-store.ts';
import classes from './summary-button.module.css';

/** Opens the Current Build panel; orange with the count of changes that were not looked at yet (BLD-13). */
export function SummaryButton() {
  const changes = useStore(buildStore, ({ unseenChanges }) => unseenChanges);
  return (
    <Button className={classes.summary ?? ''} data-changed={changes > 0} onClick={openSummary}>
      View Summary
      {changes > 0 && (
        <span className={classes.count}>
          {changes} {changes === 1 ? 'change' : 'changes'}
        </span>
      )}
    </Button>
  );
}
