import type { Build } from '@pp-tools/domain/bike';
import type { PickingRow } from '@pp-tools/domain/sharing';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { publicConfig } from '../../../platform/public-config.ts';
import { QuoteButton } from '../../../shop/quote-button.tsx';
import { cartTexts as texts } from '../../../texts/cart-texts.ts';
import { slotNames } from '../../../texts/slot-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loading, Trouble } from '../../../ui/load-state.tsx';
import { sharedBuild } from '../builds/build-link.ts';
import classes from './cart-dialog.module.css';
import { type CartPlan, type CartRow, cartQuery, goToCart } from './cart-handover.ts';

interface CartDialogProps {
  readonly build: Build;
  readonly onClose: () => void;
}

/** A pair is counted by its pieces here. */
const slotName = ({ slot }: PickingRow): string => slotNames[slot].replace(' (pair)', '');

function Row({ row, children }: { readonly row: PickingRow; readonly children?: ReactNode }) {
  return (
    <li>
      <span className={classes.part}>
        <small>{slotName(row)}</small>
        {row.name}
      </span>
      {children}
      <span className={classes.pieces}>{texts.pieces(row.pieces)}</span>
    </li>
  );
}

const keyOf = ({ slot, id, name }: PickingRow): string => `${slot} ${id} ${name}`;

function CartList({ rows }: { readonly rows: readonly CartRow[] }) {
  return (
    <section>
      <h3>{texts.inCart}</h3>
      <ul className={classes.rows} aria-label={texts.inCart}>
        {rows.map((row) => (
          <Row key={keyOf(row)} row={row}>
            <code className={classes.number}>{row.articleNumber}</code>
          </Row>
        ))}
      </ul>
    </section>
  );
}

function AskedList({ rows, build }: { readonly rows: readonly PickingRow[]; readonly build: Build }) {
  return (
    <section>
      <h3>{texts.askUs}</h3>
      <p className={classes.why}>{texts.whyAsk}</p>
      <ul className={classes.rows} aria-label={texts.askUs}>
        {rows.map((row) => (
          <Row key={keyOf(row)} row={row} />
        ))}
      </ul>
      <QuoteButton state={() => sharedBuild(build)} />
    </section>
  );
}

function Content({ plan, build }: { readonly plan: CartPlan; readonly build: Build }) {
  return (
    <div className={classes.lists}>
      {plan.inCart.length > 0 && <CartList rows={plan.inCart} />}
      {plan.asked.length > 0 && <AskedList rows={plan.asked} build={build} />}
    </div>
  );
}

/** What goes into the shop's cart and what the visitor has to ask for; then the way there. */
export function CartDialog({ build, onClose }: CartDialogProps) {
  const { data: plan, isPending, refetch } = useQuery(cartQuery(build));
  const goes = plan !== undefined && plan.inCart.length > 0;
  return (
    <Dialog
      title={texts.title}
      note={texts.note(publicConfig.productName)}
      width={560}
      onClose={onClose}
      footer={
        <Button look="primary" disabled={!goes} onClick={() => goes && goToCart(plan)}>
          {texts.go}
        </Button>
      }
    >
      {isPending && <Loading text={texts.loading} />}
      {plan !== undefined && <Content plan={plan} build={build} />}
      {!isPending && plan === undefined && (
        <Trouble title={texts.failed} onRetry={() => refetch()}>
          {texts.failedWhy}
        </Trouble>
      )}
    </Dialog>
  );
}
