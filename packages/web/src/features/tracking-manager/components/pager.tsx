import { pageSizes } from '@pp-tools/domain/contract';
import { trackingTexts } from '../../../texts/tracking-texts.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './tracking.module.css';

interface PagerProps {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onChange: (changes: { readonly page?: number; readonly itemsPerPage?: number }) => void;
}

/** Which page is shown, how many rows it has, and the way to another one. */
export function Pager({ page, size, total, onChange }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / size));
  const sizes = [...new Set<number>([...pageSizes, size])].sort((a, b) => a - b);
  return (
    <nav className={classes.spread} aria-label={trackingTexts.goToPage}>
      <span className={classes.muted} role="status">
        {trackingTexts.page(page, pages, total)}
      </span>
      <div className={classes.bar}>
        <label className={classes.field}>
          <span>{trackingTexts.pageSize}</span>
          <select value={size} onChange={(event) => onChange({ itemsPerPage: Number(event.target.value) })}>
            {sizes.map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </select>
        </label>
        <label className={classes.field}>
          <span>{trackingTexts.goToPage}</span>
          <input
            type="number"
            min={1}
            max={pages}
            value={page}
            onChange={(event) => {
              const wanted = Math.trunc(Number(event.target.value));
              if (wanted >= 1 && wanted <= pages) onChange({ page: wanted });
            }}
          />
        </label>
        <Button disabled={page <= 1} onClick={() => onChange({ page: page - 1 })}>
          {trackingTexts.previousPage}
        </Button>
        <Button disabled={page >= pages} onClick={() => onChange({ page: page + 1 })}>
          {trackingTexts.nextPage}
        </Button>
      </div>
    </nav>
  );
}
