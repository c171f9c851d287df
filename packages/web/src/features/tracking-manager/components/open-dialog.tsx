import type { TableRow } from '@pp-tools/domain/order';
import type { RunKind } from '@pp-tools/domain/shipment';
import { carrierTexts } from '../../../texts/tracking-carrier-texts.ts';
import { runTexts } from '../../../texts/tracking-run-texts.ts';
import { changeTexts, deleteTexts } from '../../../texts/tracking-texts.ts';
import type { TableView } from '../state/use-order-table.ts';
import { BackgroundRunsDialog } from './background-runs-dialog.tsx';
import { CarrierDialog } from './carrier-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { ControlDialog } from './control-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DetailsDialog, type ShipmentAction } from './details-dialog.tsx';
import { EventsDialog } from './events-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { PdfDialog } from './pdf-dialog.tsx';
import { RunDialog } from './run-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';

/** The dialog that is open, with what it is about and the one to which closing it leads back. */
export type OpenDialogState = { readonly back?: OpenDialogState } & (
  | { readonly kind: 'upload' | 'runs' }
  | { readonly kind: 'export'; readonly view: TableView; readonly total: number }
  | { readonly kind: 'run'; readonly run: RunKind; readonly rows: readonly TableRow[] }
  | { readonly kind: 'pdf' | 'delete' | 'control'; readonly rows: readonly TableRow[] }
  | { readonly kind: 'change' | 'carrier' | 'details'; readonly row: TableRow }
  | { readonly kind: 'tracks'; readonly number: string }
  | { readonly kind: 'history'; readonly orderId: string }
);

/** The dialog of an action on one number; closing it leads back to where it was started. */
function numberDialog(action: ShipmentAction, row: TableRow, back: OpenDialogState): OpenDialogState {
  if (action === 'tracks') return { kind: 'tracks', number: row.trackingNumbers[0] ?? '', back };
  if (action === 'pdf') return { kind: 'pdf', rows: [row], back };
  if (action === 'delete') return { kind: 'delete', rows: [row] };
  return { kind: 'run', run: action, rows: [row] };
}

interface OpenDialogProps {
  readonly dialog: OpenDialogState;
  readonly onOpen: (dialog: OpenDialogState | null) => void;
  /** Something was changed: load again, drop the selection, and say 操作成功！ of a subject, if there is one. */
  readonly onChanged: (subject: string | null) => void;
  readonly onDeleted: (subject: string) => void;
}

/** What an action was about, for the log of messages. */
const subjectOf = (title: string, rows: readonly TableRow[]): string => {
  const ids = rows.slice(0, 3).map(({ orderId }) => orderId);
  return `${title} ${ids.join('、')}${rows.length > ids.length ? ` … (${rows.length})` : ''}`;
};

/** Shows the dialog that is open. */
export function OpenDialog({ dialog, onOpen, onChanged, onDeleted }: OpenDialogProps) {
  const close = () => onOpen(dialog.back ?? null);
  const done = (subject: string | null) => {
    onOpen(null);
    onChanged(subject);
  };
  switch (dialog.kind) {
    case 'upload':
      return <UploadDialog onClose={close} onUploaded={() => done(null)} onStored={() => onChanged(null)} />;
    case 'export':
      return <ExportDialog view={dialog.view} total={dialog.total} onClose={close} />;
    case 'runs':
      return <BackgroundRunsDialog onClose={close} />;
    case 'run':
      return (
        <RunDialog
          kind={dialog.run}
          rows={dialog.rows}
          onClose={(outcome) => {
            if (outcome === 'nothing') return close();
            done(outcome === 'success' ? subjectOf(runTexts.titles[dialog.run], dialog.rows) : null);
          }}
        />
      );
    case 'pdf':
      return <PdfDialog rows={dialog.rows} onClose={close} />;
    case 'control':
      return (
        <ControlDialog
          rows={dialog.rows}
          onClose={(isChanged) =>
            isChanged ? done(subjectOf(carrierTexts.controlTitle, dialog.rows)) : close()
          }
        />
      );
    case 'delete':
      return (
        <DeleteDialog
          rows={dialog.rows}
          onClose={close}
          onDeleted={() => onDeleted(subjectOf(deleteTexts.title, dialog.rows))}
        />
      );
    case 'change':
      return (
        <ChangeDialog
          row={dialog.row}
          onClose={close}
          onChanged={() => done(subjectOf(changeTexts.title, [dialog.row]))}
        />
      );
    case 'carrier':
      return (
        <CarrierDialog
          row={dialog.row}
          onClose={close}
          onChanged={() => done(subjectOf(carrierTexts.title, [dialog.row]))}
        />
      );
    case 'details':
      return (
        <DetailsDialog
          row={dialog.row}
          onClose={close}
          onAction={(action, row) => onOpen(numberDialog(action, row, dialog))}
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
