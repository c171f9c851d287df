import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../shell/screen.tsx';
import { adminRoute } from './admin-route.tsx';

const load = async () =>
  (await import('../features/wheelset-data/wheelset-data-screen.tsx')).WheelsetDataScreen;

const views = ['list', 'quality', 'refreshes', 'audit'] as const;

/** What the address may say; anything unreadable counts as absent. */
interface WheelsetDataSearch {
  readonly view?: (typeof views)[number];
  /** The words of the search. */
  readonly q?: string;
}

function readSearch(search: Readonly<Record<string, unknown>>): WheelsetDataSearch {
  const view = views.find((name) => name === search.view);
  const q =
    typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).slice(0, 200) : '';
  return { ...(view ? { view } : {}), ...(q ? { q } : {}) };
}

/** `/ppauth/admin/wheelsets`: the list, its quality, its refreshes and who changed what. */
export const adminWheelsetsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/wheelsets',
  validateSearch: readSearch,
  component: lazyScreen(load),
});
