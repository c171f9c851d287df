import { exportTexts } from '../../../texts/tracking-export-texts.ts';
import { trackingTexts } from '../../../texts/tracking-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useExport } from '../state/use-export.ts';
import { isFiltered, type TableView } from '../state/use-order-table.ts';
import { StaffDialog } from './staff-dialog.tsx';
import classes from './tracking.module.css';

interface ExportDialogProps {
  readonly view: TableView;
  /** Orders that the view shows on all its pages. */
  readonly total: number;
  readonly onClose: () => void;
}

/** 导出订单: what the search and the filters show, as a file that an upload reads back. */
export function ExportDialog({ view, total, onClose }: ExportDialogProps) {
  const { state, start } = useExport(view);
  const isBlocked = state.kind === 'busy' || total === 0;
  return (
    <StaffDialog
      title={exportTexts.title}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            {state.kind === 'done' ? trackingTexts.close : trackingTexts.cancel}
          </Button>
          <Button disabled={isBlocked} onClick={() => start('csv')}>
            {exportTexts.csv}
          </Button>
          <Button look="primary" disabled={isBlocked} onClick={() => start('xlsx')}>
            {exportTexts.workbook}
          </Button>
        </>
      }
    >
      <div className={classes.stack}>
        <p>
          {total === 0
            ? exportTexts.nothing
            : exportTexts.scope(total, isFiltered(view) || view.searchOrderId !== '')}
        </p>
        <p className={classes.muted}>{exportTexts.rows}</p>
        <p role="status">
          {state.kind === 'busy' ? exportTexts.working : state.kind === 'done' ? state.text : ''}
        </p>
        {state.kind === 'failed' && (
          <p className={classes.alert} role="alert">
            {state.text}
          </p>
        )}
      </div>
    </StaffDialog>
  );
}
