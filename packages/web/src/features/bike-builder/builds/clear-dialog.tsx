import { notify } from '../../../platform/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { changeBuild, undoBuild } from './build-store.ts';

/** Asks before everything goes (BLD-81). Undo brings it back all the same. */
export function ClearDialog({ onClose }: { readonly onClose: () => void }) {
  const clear = () => {
    changeBuild('Clear all', { kind: 'clear' });
    notify('All components cleared', { action: { label: 'Undo', run: undoBuild } });
    onClose();
  };
  return (
    <Dialog
      title="Clear All Components?"
      width={400}
      onClose={onClose}
      footer={
        <>
          <Button look="primary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={clear}>Clear All</Button>
        </>
      }
    >
      <p>This will remove all selected components from your build. This action cannot be undone.</p>
    </Dialog>
  );
}
