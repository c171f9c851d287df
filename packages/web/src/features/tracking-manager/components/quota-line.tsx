import { useQuery } from '@tanstack/react-query';
import { runTexts } from '../../../texts/tracking-run-texts.ts';
import { readQuota } from '../api/provider-calls.ts';
import classes from './tracking.module.css';

/** What an action will cost and what is left; nothing while the provider does not say. */
export function QuotaLine({
  cost,
  text = runTexts.quota,
}: {
  readonly cost: number;
  readonly text?: (cost: number, remaining: number) => string;
}) {
  const { data } = useQuery({
    queryKey: ['tracking-quota'],
    queryFn: ({ signal }) => readQuota(signal),
    staleTime: 0,
    retry: false,
  });
  const remaining = data?.remaining ?? null;
  if (remaining === null) return null;
  return (
    <p className={cost > remaining ? classes.alert : classes.muted} role="status">
      {text(cost, remaining)}
    </p>
  );
}
