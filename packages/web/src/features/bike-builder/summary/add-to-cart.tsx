import { type Build, missingFor } from '@pp-tools/domain/bike';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { notify } from '../../../platform/notices.ts';
import { publicConfig } from '../../../platform/public-config.ts';
import { refusalText } from '../../../texts/builder-texts.ts';
import { cartTexts } from '../../../texts/cart-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import classes from './summary-step.module.css';

const Cart = lazyDialog(async () => (await import('./cart-dialog.tsx')).CartDialog, cartTexts.notLoaded);

/** An order goes by email where the shop has no cart of its own. */
const writeToShop = (name: string): void =>
  window.location.assign(
    `mailto:${publicConfig.contactEmail}?subject=${encodeURIComponent(cartTexts.subject(name))}`,
  );

/** Add To Cart: to the shop's cart where it has one, else Home (BLD-90). */
export function AddToCart({ build }: { readonly build: Build }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [close] = useState(() => () => setOpen(false));
  const missing = missingFor(build, 'summary');
  const add = () => {
    if (publicConfig.hasCart) {
      setOpen(true);
      return;
    }
    void navigate({ to: '/' });
    notify(cartTexts.saved, {
      duration: 6000,
      action: { label: cartTexts.write, run: () => writeToShop(build.name) },
    });
  };
  return (
    <>
      <Button look="primary" className="no-print" disabled={missing.length > 0} onClick={add}>
        Add To Cart
      </Button>
      {missing.length > 0 && (
        <p className={classes.reason}>{refusalText({ kind: 'missing', steps: missing })}</p>
      )}
      {isOpen && <Cart build={build} onClose={close} />}
    </>
  );
}
