import type { TableRow } from '@pp-tools/domain/order';
import { useState } from 'react';
import { notify } from '../../../platform/notices.ts';
import { carrierTexts } from '../../../texts/tracking-carrier-texts.ts';
import { deleteTexts, trackingTexts } from '../../../texts/tracking-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { type Deleted, deleteNumbers, errorOf } from '../api/order-calls.ts';
import { controlTracking, undoDeletion } from '../api/provider-calls.ts';
import { StaffDialog } from './staff-dialog.tsx';
import classes from './tracking.module.css';

/** 删除单号: the first number of each selected order, and selected orders without any. */
export function DeleteDialog({
  rows,
  onDeleted,
  onClose,
}: {
  readonly rows: readonly TableRow[];
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}) {
  const [phase, setPhase] = useState<'asking' | 'working' | 'done'>('asking');
  const [isAtProvider, setAtProvider] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const trackingNumbers = rows.flatMap(({ trackingNumbers: [first] }) =>
    first === undefined ? [] : [first],
  );
  const emptyOrderIds = rows.filter((row) => row.trackingNumbers.length === 0).map(({ orderId }) => orderId);

  const registered = rows.flatMap(({ shipments: [first] }) => (first?.registered ? [first.number] : []));
  const run = async () => {
    setPhase('working');
    setAlert(null);
    try {
      if (isAtProvider && !(await deleteAtProvider(registered, setAlert))) return setPhase('asking');
      setDeleted(await deleteNumbers({ trackingNumbers, emptyOrderIds }));
      setPhase('done');
      onDeleted();
    } catch {
      // The specification wants a failed deletion to end the loading and say nothing; the question is asked again.
      setPhase('asking');
    }
  };
  const undo = deleted?.undo ?? null;
  const restore = async () => {
    if (undo === null) return;
    try {
      await undoDeletion(undo);
      notify(deleteTexts.undone, { tone: 'success', lang: 'zh-CN' });
      onDeleted();
      onClose();
    } catch (thrown) {
      setAlert(errorOf(thrown) ?? deleteTexts.undoFailed);
    }
  };
  return (
    <StaffDialog
      title={deleteTexts.title}
      width={800}
      onClose={onClose}
      footer={
        phase === 'done' ? (
          <>
            {undo !== null && <Button onClick={restore}>{deleteTexts.undo}</Button>}
            <Button look="primary" onClick={onClose}>
              {trackingTexts.close}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{trackingTexts.cancel}</Button>
            <Button look="danger" onClick={run} disabled={phase === 'working'}>
              {trackingTexts.confirm}
            </Button>
          </>
        )
      }
    >
      {alert !== null && (
        <p className={classes.alert} role="alert">
          {alert}
        </p>
      )}
      {phase !== 'done' ? (
        <div className={classes.stack}>
          <p>{deleteTexts.ask(trackingNumbers.length, emptyOrderIds.length)}</p>
          <p className={classes.muted}>{deleteTexts.note}</p>
          <ul className={classes.list}>
            {rows.map((row) => (
              <li key={row.orderId}>
                {row.orderId}: {row.trackingNumbers[0] ?? trackingTexts.none}
              </li>
            ))}
          </ul>
          {rows
            .filter(({ trackingNumbers: { length } }) => length > 1)
            .map(({ orderId, trackingNumbers: [, ...others] }) => (
              <p key={orderId}>{deleteTexts.stays(orderId, others.join('、'))}</p>
            ))}
          {registered.length > 0 && (
            <label>
              <input
                type="checkbox"
                checked={isAtProvider}
                onChange={(event) => setAtProvider(event.target.checked)}
              />{' '}
              {deleteTexts.atProvider}
            </label>
          )}
        </div>
      ) : deleted === null ? (
        <p role="status">{deleteTexts.noDetails}</p>
      ) : (
        <Result deleted={deleted} />
      )}
    </StaffDialog>
  );
}

/** Deletes records with the provider one by one; false, with the reason, at the first that stays. */
async function deleteAtProvider(
  numbers: readonly string[],
  onFault: (text: string) => void,
): Promise<boolean> {
  for (const number of numbers) {
    try {
      await controlTracking(number, 'delete');
    } catch (thrown) {
      onFault(deleteTexts.providerFailed(number, errorOf(thrown) ?? carrierTexts.failed));
      return false;
    }
  }
  return true;
}

function Result({ deleted: { deletedTrackingNumbers, deletedOrders } }: { readonly deleted: Deleted }) {
  if (deletedTrackingNumbers.length + deletedOrders.length === 0)
    return <p role="status">{deleteTexts.nothing}</p>;
  return (
    <div className={classes.stack} role="status">
      {deletedTrackingNumbers.length > 0 && <p>{deleteTexts.deleted}</p>}
      <ul className={classes.list}>
        {deletedTrackingNumbers.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ul>
      {deletedOrders.length > 0 && <p>{`${deleteTexts.deletedOrders}${deletedOrders.join('、')}`}</p>}
    </div>
  );
}
