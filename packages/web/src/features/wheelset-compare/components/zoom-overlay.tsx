import type { Wheelset } from '@pp-tools/domain/wheelset';
import type { ReactNode } from 'react';
import { RimPicture, WheelImage, WheelPicture } from '../../../shop/wheel-picture.tsx';
import { Button } from '../../../ui/button.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import type { Enlarged } from '../state/use-zoom.ts';
import classes from './zoom-overlay.module.css';

interface ZoomOverlayProps extends Enlarged {
  readonly onClose: () => void;
}

function EnlargedPicture({ wheelset }: { readonly wheelset: Wheelset }) {
  const size = Math.min(window.innerWidth * 0.6, window.innerHeight * 0.72, 720);
  return (
    <>
      {wheelset.imageLink === null ? (
        <WheelPicture wheelset={wheelset} size={size} isMeasured />
      ) : (
        <WheelImage wheelset={wheelset} size={size} />
      )}
      <RimPicture wheelset={wheelset} />
      <span>{wheelset.name}</span>
    </>
  );
}

/** The whole window: the product page where one is known, else a way to close. */
function Area({ wheelset, onClose, children }: Omit<ZoomOverlayProps, 'by'> & { children: ReactNode }) {
  return wheelset.productLink === null ? (
    <button type="button" className={classes.area} onClick={onClose}>
      {children}
      <span className={classes.note}>No product page is known. Click to close.</span>
    </button>
  ) : (
    <a
      className={classes.area}
      href={wheelset.productLink}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onClose}
    >
      {children}
      <span className={classes.note}>Click to open the product page in a new tab</span>
    </a>
  );
}

interface CoverProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function openDialog(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}

const openPopover = (cover: HTMLElement | null) => cover?.showPopover();

/** Over the page while the pointer asked for it: a modal dialog that Escape closes. */
function PointerCover({ label, onClose, children }: CoverProps) {
  return (
    <dialog
      ref={openDialog}
      className={classes.overlay}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onWheel={onClose}
    >
      {children}
    </dialog>
  );
}

/** Over the page while the keyboard rests on a row's link: takes no focus, so that Tab goes on from row to row. */
function FocusCover({ label, onClose, children }: CoverProps) {
  return (
    <section
      ref={openPopover}
      popover="manual"
      className={classes.overlay}
      aria-label={label}
      // A press would take the focus away, and the cover with it, before it became a click.
      onMouseDown={(event) => event.preventDefault()}
      onWheel={onClose}
    >
      {children}
    </section>
  );
}

/** One wheel as large as the window. A click opens the product page; Escape or a turn of the wheel closes it. */
export function ZoomOverlay({ wheelset, by, onClose }: ZoomOverlayProps) {
  const Cover = by === 'pointer' ? PointerCover : FocusCover;
  return (
    <Cover label={`${wheelset.name}, enlarged`} onClose={onClose}>
      <Area wheelset={wheelset} onClose={onClose}>
        <EnlargedPicture wheelset={wheelset} />
      </Area>
      <Button look="icon" className={classes.close ?? ''} aria-label="Close" onClick={onClose}>
        <CloseIcon />
      </Button>
    </Cover>
  );
}
