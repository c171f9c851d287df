import type { TableRow } from '@pp-tools/domain/order';
import type { RunKind } from '@pp-tools/domain/shipment';
import { BackgroundRunsDialog } from './background-runs-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { EventsDialog } from './events-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { PdfDialog } from './pdf-dialog.tsx';
import { RunDialog } from './run-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';

/** The dialog that is open, with what it is about. */
export type OpenDialogState =
  | { readonly kind: 'upload' | 'runs' }
  | { readonly kind: 'run'; readonly run: RunKind; readonly rows: readonly TableRow[] }
  | { readonly kind: 'pdf' | 'delete'; readonly rows: readonly TableRow[] }
  | { readonly kind: 'change' | 'details'; readonly row: TableRow }
  | { readonly kind: 'tracks'; readonly number: string }
  | { readonly kind: 'history'; readonly orderId: string };

interface OpenDialogProps {
  readonly dialog: OpenDialogState;
  readonly onOpen: (dialog: OpenDialogState | null) => void;
  /** Something was changed: load again, drop the selection, say 操作成功！ where `isSaid`. */
  readonly onChanged: (isSaid: boolean) => void;
  readonly onDeleted: () => void;
}

/** Shows the dialog that is open. */
export function OpenDialog({ dialog, onOpen, onChanged, onDeleted }: OpenDialogProps) {
  const close = () => onOpen(null);
  const done = (isSaid: boolean) => {
    close();
    onChanged(isSaid);
  };
  switch (dialog.kind) {
    case 'upload':
      return <UploadDialog onClose={close} onUploaded={() => done(false)} />;
    case 'runs':
      return <BackgroundRunsDialog onClose={close} />;
    case 'run':
      return (
        <RunDialog
          kind={dialog.run}
          rows={dialog.rows}
          onClose={(outcome) => (outcome === 'nothing' ? close() : done(outcome === 'success'))}
        />
      );
    case 'pdf':
      return <PdfDialog rows={dialog.rows} onClose={close} />;
    case 'delete':
      return <DeleteDialog rows={dialog.rows} onClose={close} onDeleted={onDeleted} />;
    case 'change':
      return <ChangeDialog row={dialog.row} onClose={close} onChanged={() => done(true)} />;
    case 'details':
      return (
        <DetailsDialog
          row={dialog.row}
          onClose={close}
          onView={(number) => onOpen({ kind: 'tracks', number })}
        />
      );
    case 'tracks':
      return <EventsDialog number={dialog.number} onClose={close} />;
    case 'history':
      return <HistoryDialog orderId={dialog.orderId} onClose={close} />;
    default:
      return dialog satisfies never;
  }
}
