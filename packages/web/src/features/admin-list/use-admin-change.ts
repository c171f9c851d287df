import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../platform/notices.ts';
import { adminsQuery, callText } from './admin-calls.ts';

/** Carries out a change of the list: says that it was done or why not, and loads the list again. */
export function useAdminChange(): (change: () => Promise<void>, done: string) => Promise<void> {
  const queries = useQueryClient();
  return async (change, done) => {
    try {
      await change();
      notify(done, { tone: 'success' });
    } catch (thrown) {
      notify(callText(thrown), { tone: 'error' });
    }
    await queries.invalidateQueries({ queryKey: adminsQuery.queryKey });
  };
}
