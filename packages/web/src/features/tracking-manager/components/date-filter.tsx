import { type DateRange, rangeBounds } from '@pp-tools/domain/order';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { trackingTexts } from '../../../texts/tracking-texts.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './tracking.module.css';

/** The calendar comes when it is first opened. */
const DatePanel = lazy(() => import('./date-panel.tsx'));

interface DateFilterProps {
  readonly range: DateRange;
  readonly onChange: (range: DateRange) => void;
}

/** Picks one day or two; a third pick starts again. */
export function DateFilter({ range, onChange }: DateFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const picker = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && picker.current?.contains(target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    opener.current?.querySelector('button')?.focus();
  };
  const bounds = rangeBounds(range);
  const shown =
    bounds === null
      ? trackingTexts.dateAny
      : bounds.from === bounds.to
        ? bounds.from
        : `${bounds.from} – ${bounds.to}`;
  return (
    <div ref={picker}>
      <div className={classes.field} ref={opener}>
        <span>{trackingTexts.dateFilter}</span>
        <Button
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-label={`${trackingTexts.dateFilter}: ${shown}`}
          onClick={() => setOpen(!isOpen)}
        >
          {shown}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <DatePanel id={panelId} range={range} onChange={onChange} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
