import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import classes from './dialog.module.css';
import { CloseIcon } from './icons.tsx';
import { Notices } from './notices.tsx';
import { enterDialog } from './open-dialogs.ts';

interface DialogProps {
  readonly title: string;
  /** Widest it gets, in px; on a phone it takes the width there is. */
  readonly width: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the bottom. */
  readonly footer?: ReactNode;
  /** A persistent dialog asks a question that must be answered: no closing by Escape or outside. */
  readonly persistent?: boolean;
  readonly lang?: string;
  /** `end`: as high as the window, at its right side. */
  readonly placement?: 'centre' | 'end';
  /** Said under the title. */
  readonly note?: string;
}

/** A modal dialog on the browser's own `dialog` element: it traps focus, closes on Escape and gives focus back. */
export function Dialog(props: DialogProps) {
  const { title, width, onClose, children, footer, persistent = false, lang } = props;
  const { placement = 'centre', note } = props;
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    const opener = document.activeElement;
    dialog?.showModal();
    const leave = enterDialog(titleId);
    return () => {
      leave();
      dialog?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [titleId]);
  return (
    <dialog
      ref={element}
      className={classes.dialog}
      data-placement={placement}
      style={{ maxWidth: width }}
      aria-labelledby={titleId}
      lang={lang}
      onCancel={(event) => {
        // React passes the event of a dialog on top of this one on to here.
        if (event.target !== element.current) return;
        event.preventDefault();
        if (!persistent) onClose();
      }}
      onClose={(event) => {
        if (event.target !== element.current) return;
        // A second Escape in a row closes the element whatever the page says.
        if (element.current?.open) return;
        if (persistent) element.current?.showModal();
        else onClose();
      }}
      onPointerDown={(event) => {
        if (!persistent && event.target === element.current) onClose();
      }}
    >
      <div className={classes.inside}>
        <div className={classes.head}>
          <div>
            <h2 id={titleId}>{title}</h2>
            {note && <p className={classes.note}>{note}</p>}
          </div>
          {!persistent && (
            <Button look="icon" aria-label="Close" onClick={onClose}>
              <CloseIcon />
            </Button>
          )}
        </div>
        <div className={classes.body}>{children}</div>
        {footer && <div className={classes.footer}>{footer}</div>}
      </div>
      <Notices within={titleId} />
    </dialog>
  );
}
