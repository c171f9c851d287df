import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import classes from './load-state.module.css';
import { useIsAfter } from './use-is-after.ts';

/** Waiting for a part of the page: quiet at first, in words when it takes long. */
export function Loading({ text = 'Loading…' }: { readonly text?: string }) {
  const isSlow = useIsAfter(8000);
  return (
    <div className={classes.state} role="status">
      <span className={classes.spinner} aria-hidden="true" />
      <span>{isSlow ? `${text} This takes longer than usual.` : text}</span>
    </div>
  );
}

interface TroubleProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onRetry?: () => void;
  readonly more?: ReactNode;
}

/** Something did not work: what, and what the visitor can do. */
export function Trouble({ title, children, onRetry, more }: TroubleProps) {
  return (
    <div className={classes.trouble} role="alert">
      <h2>{title}</h2>
      <p>{children}</p>
      <div className={classes.actions}>
        {onRetry && (
          <Button look="primary" onClick={onRetry}>
            Try again
          </Button>
        )}
        {more}
      </div>
    </div>
  );
}
