import type { QueryClient } from '@tanstack/react-query';

/** After a change every list that shows wheelsets asks the server again. */
export async function forgetCatalogue(queries: QueryClient): Promise<void> {
  const names = ['admin-wheelsets', 'admin-refreshes', 'admin-audit', 'wheelsets'];
  await Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name] })));
}
