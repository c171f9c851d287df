import { type ReactNode, useState } from 'react';
import classes from './part-list.module.css';

interface FoldProps {
  readonly id: string;
  readonly title: string;
  /** Said next to the title. */
  readonly note: string;
  /** Open without being asked, such as while a search looks into it. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A part of a list that few want to see: it is a press away. */
export function Fold({ id, title, note, isOpen, children }: FoldProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className={classes.fold}
      open={opened || isOpen}
      onToggle={(event) => {
        if (!isOpen) setOpened(event.currentTarget.open);
      }}
    >
      <summary>
        <h2 id={id}>{title}</h2>
        <span>{note}</span>
      </summary>
      {children}
    </details>
  );
}
