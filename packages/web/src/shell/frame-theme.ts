import { onFrameMessage } from '../platform/frame-messages.ts';
import { showChosenTheme } from './theme-choice.ts';

/**
 * The theme of the climb page: as the page around it says (by the address or later by a message), else as the
 * visitor chose for all tools, whichever tab changes it.
 */
export function showFrameTheme(): void {
  const asked = new URLSearchParams(window.location.search).get('theme');
  const { dataset } = document.documentElement;
  if (asked === 'light' || asked === 'dark') dataset.theme = asked;
  else showChosenTheme();
  onFrameMessage(
    () => window.parent,
    (message) => {
      if (message.type === 'pp-climb-theme') dataset.theme = message.theme;
    },
  );
}
