import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createKeptStore } from '../platform/kept-store.ts';

const themes = ['light', 'dark'] as const;
/** The two named themes. */
export type ThemeName = (typeof themes)[number];

/** The key and form are also read by the small script in index.html, before the first paint. */
const themeStore = createKeptStore<ThemeName>({
  key: 'pp.theme',
  version: 1,
  schema: z.enum(themes),
  fallback: 'light',
});

/** The theme now. */
export const useThemeName = (): ThemeName => useStore(themeStore);

/** Shows the other theme and remembers it. */
export const toggleTheme = (): void => themeStore.keep(themeStore.getState() === 'light' ? 'dark' : 'light');

/** Puts the theme on the page and keeps it there, whichever tab changes it. */
export function showChosenTheme(): void {
  const show = (name: ThemeName) => {
    document.documentElement.dataset.theme = name;
    // The browser's own frame goes with the page.
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground');
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground.trim());
  };
  show(themeStore.getState());
  themeStore.subscribe(show);
}
