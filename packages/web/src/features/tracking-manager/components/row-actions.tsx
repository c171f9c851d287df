import type { TableRow } from '@pp-tools/domain/order';
import { canChangeNumber, canExportRow, canRun, canViewTracks } from '@pp-tools/domain/shipment';
import { memo } from 'react';
import { runTexts } from '../../../texts/tracking-run-texts.ts';
import { trackingTexts } from '../../../texts/tracking-texts.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './order-table.module.css';

/** What can be done to one order. */
export type RowDeed = 'tracks' | 'register' | 'update' | 'pdf' | 'change' | 'details' | 'history';

const labels: Readonly<Record<RowDeed, string>> = {
  tracks: trackingTexts.viewTracks,
  register: runTexts.titles.register,
  update: runTexts.titles.update,
  pdf: trackingTexts.exportPdf,
  change: trackingTexts.change,
  details: trackingTexts.details,
  history: trackingTexts.history,
};

/** The deeds that the state of an order allows (specification, section 4). */
export function rowDeeds(row: TableRow): RowDeed[] {
  const { status, shipments } = row;
  const hasNumber = shipments.length > 0;
  const allowed: Readonly<Record<RowDeed, boolean>> = {
    tracks: hasNumber && canViewTracks(status),
    register: shipments.some((shipment) => canRun('register', shipment)),
    update: shipments.some((shipment) => canRun('update', shipment)),
    pdf: hasNumber && canExportRow(status),
    change: canChangeNumber(status),
    details: shipments.length > 1,
    history: true,
  };
  const order: readonly RowDeed[] = ['tracks', 'register', 'update', 'pdf', 'change', 'details', 'history'];
  return order.filter((deed) => allowed[deed]);
}

interface RowActionsProps {
  readonly row: TableRow;
  readonly onDeed: (deed: RowDeed, row: TableRow) => void;
}

/** The buttons of a row; selecting it draws them not again. */
export const RowActions = memo(function RowActions({ row, onDeed }: RowActionsProps) {
  return (
    <div className={classes.deeds}>
      {rowDeeds(row).map((deed) => (
        <Button
          key={deed}
          look="quiet"
          aria-label={trackingTexts.rowDeed(labels[deed], row.orderId)}
          onClick={() => onDeed(deed, row)}
        >
          {labels[deed]}
        </Button>
      ))}
    </div>
  );
});
