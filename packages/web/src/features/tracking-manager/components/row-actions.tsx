import type { TableRow } from '@pp-tools/domain/order';
import { canRun, statusRules } from '@pp-tools/domain/shipment';
import { memo } from 'react';
import { runTexts } from '../../../texts/tracking-run-texts.ts';
import { trackingTexts } from '../../../texts/tracking-texts.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './order-table.module.css';

/** What can be done to one order. */
export type RowAction =
  | 'tracks'
  | 'register'
  | 'update'
  | 'pdf'
  | 'change'
  | 'carrier'
  | 'details'
  | 'history';

/** The words of each action. */
export const actionLabels: Readonly<Record<RowAction, string>> = {
  tracks: trackingTexts.viewTracks,
  register: runTexts.titles.register,
  update: runTexts.titles.update,
  pdf: trackingTexts.exportPdf,
  change: trackingTexts.change,
  carrier: trackingTexts.carrier,
  details: trackingTexts.details,
  history: trackingTexts.history,
};

/** The actions that the state of an order allows (specification, section 4). */
export function rowActions(row: TableRow): RowAction[] {
  const { shipments } = row;
  const { canViewTracks, canExportRow, canChangeNumber } = statusRules[row.status];
  const hasNumber = shipments.length > 0;
  const allowed: Readonly<Record<RowAction, boolean>> = {
    tracks: hasNumber && canViewTracks,
    register: shipments.some((shipment) => canRun('register', shipment)),
    update: shipments.some((shipment) => canRun('update', shipment)),
    pdf: hasNumber && canExportRow,
    change: canChangeNumber,
    carrier: hasNumber,
    details: shipments.length > 1,
    history: true,
  };
  const order: readonly RowAction[] = [
    'tracks',
    'register',
    'update',
    'pdf',
    'change',
    'carrier',
    'details',
    'history',
  ];
  return order.filter((action) => allowed[action]);
}

interface RowActionsProps {
  readonly row: TableRow;
  readonly onAction: (action: RowAction, row: TableRow) => void;
}

/** The buttons of a row; selecting it draws them not again. */
export const RowActions = memo(function RowActions({ row, onAction }: RowActionsProps) {
  return (
    <div className={classes.actions}>
      {rowActions(row).map((action) => (
        <Button
          key={action}
          look="quiet"
          aria-label={trackingTexts.rowAction(actionLabels[action], row.orderId)}
          onClick={() => onAction(action, row)}
        >
          {actionLabels[action]}
        </Button>
      ))}
    </div>
  );
});
