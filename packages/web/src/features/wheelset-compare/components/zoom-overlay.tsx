import type { Wheelset } from '@pp-tools/domain/wheelset';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import { RimPicture, WheelImage, WheelPicture } from './wheel-picture.tsx';
import classes from './zoom-overlay.module.css';

interface ZoomOverlayProps {
  readonly wheelset: Wheelset;
  readonly onClose: () => void;
}

/** One wheel as large as the window. A click opens the product page, Escape or a turn of the wheel closes it. */
export function ZoomOverlay({ wheelset, onClose }: ZoomOverlayProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const size = Math.min(window.innerWidth * 0.6, window.innerHeight * 0.72, 720);
  const picture = (
    <>
      {wheelset.imageLink === null ? (
        <WheelPicture wheelset={wheelset} size={size} isMeasured />
      ) : (
        <WheelImage wheelset={wheelset} size={size} />
      )}
      <RimPicture wheelset={wheelset} />
    </>
  );
  return (
    <dialog
      ref={element}
      className={classes.overlay}
      aria-label={`${wheelset.name}, enlarged`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onWheel={onClose}
    >
      {wheelset.productLink === null ? (
        <button type="button" className={classes.area} onClick={onClose}>
          {picture}
          <span>{wheelset.name}</span>
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
          {picture}
          <span>{wheelset.name}</span>
          <span className={classes.note}>Click to open the product page in a new tab</span>
        </a>
      )}
      <Button look="icon" className={classes.close ?? ''} aria-label="Close" onClick={onClose}>
        <CloseIcon />
      </Button>
    </dialog>
  );
}
